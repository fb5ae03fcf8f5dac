/** A point in units of a drawing, from the foot of the stick; y goes down. */
type Point = { x: number; y: number };

/**
 * The shadow of a stick as an SVG path: a strip from the foot, its far end cut square.
 * @param end the middle of the far end, below the foot
 */
export function shadowStrip(end: Point, thickness: number): string {
  const length = Math.hypot(end.x, end.y);
  const foot = ((thickness / 2) * length) / end.y;
  // from the middle of the far end to its corners
  const across = { x: ((thickness / 2) * end.y) / length, y: ((thickness / 2) * end.x) / length };
  const corners = [
    [end.x + across.x, end.y - across.y],
    [end.x - across.x, end.y + across.y],
  ];
  const far = corners.map(([x = 0, y = 0]) => `${rounded(x)} ${rounded(y)}`).join(" ");
  return `M${rounded(-foot)} 0H${rounded(foot)}L${far}z`;
}

const rounded = (length: number) => Number(length.toFixed(1));
