/** A place of the surroundings and its minutes by car from the villa, from `facts.json`. */
export type Surrounding = { key: string; minutes: number };

/** Width of a label in minutes: it fits on the right only if the next pole is farther. */
const labelMinutes = 8;

/** Minutes by which the road extends beyond its last pole, for that pole's label. */
const roadBeyond = 6;

/** Heights of the poles in per cent, in the order of the road, so that labels do not overlap. */
const heights = [40, 58, 22, 30, 46];

function inOrder(surroundings: Surrounding[]): Surrounding[] {
  return surroundings.toSorted((one, other) => one.minutes - other.minutes);
}

/** Keys of the places whose label must be left of its pole, because the next pole is near. */
function labelledLeft(surroundings: Surrounding[]): string[] {
  return inOrder(surroundings).flatMap((place, index, road) => {
    const next = road[index + 1];
    return next && next.minutes - place.minutes < labelMinutes ? place.key : [];
  });
}

/**
 * The CSS rules that position each pole at its minutes along the road, with its label on the right
 * or, where there is no room, on the left. The security policy forbids `style` attributes.
 */
export function roadLineCss(surroundings: Surrounding[]): string {
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
