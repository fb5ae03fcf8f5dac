/** A place of the surroundings and its time by car from the villa, as `facts.json` has it. */
export type Surrounding = { key: string; minutes: number };

/** A label needs this many minutes of the road; a pole nearer than that stands in its way. */
const labelMinutes = 8;

/** Minutes that the road goes on beyond its last pole, for that pole's label. */
const roadBeyond = 6;

/** Heights of the poles in per cent of the drawing, in the order of the road: no two labels on a level. */
const heights = [40, 58, 22, 30, 46];

function inOrder(surroundings: Surrounding[]): Surrounding[] {
  return surroundings.toSorted((one, other) => one.minutes - other.minutes);
}

/** Keys of the places whose label stands left of its pole, because the next pole is near. */
function labelledLeft(surroundings: Surrounding[]): string[] {
  return inOrder(surroundings).flatMap((place, index, road) => {
    const next = road[index + 1];
    return next && next.minutes - place.minutes < labelMinutes ? place.key : [];
  });
}

/**
 * The rules that set each pole at its minutes along the road of the surroundings,
 * with its label to the right or, where there is no room, to the left.
 * A strict style policy forbids `style` attributes, hence rules.
 */
export function roadCss(surroundings: Surrounding[]): string {
  const road = inOrder(surroundings);
  const end = (road.at(-1)?.minutes ?? 0) + roadBeyond;
  const poles = road.map(({ key, minutes }, index) => {
    const left = Number(((minutes / end) * 100).toFixed(3));
    const height = heights[index % heights.length];
    return `${pole(key)}{left:${left}%;height:${height}%}`;
  });
  const labels = labelledLeft(surroundings).map(
    (key) => `${pole(key)}>*{left:auto;right:-0.15em;text-align:right}`,
  );
  return [...poles, ...labels].join("\n");
}

const pole = (key: string) => `[data-road=surroundings] [data-place="${key}"]`;
