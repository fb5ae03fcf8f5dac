/** Half width of the edge between light and shade, in a view box of 16: from crescent to nearly full. */
const crescent = -5;
const nearlyFull = 5.5;

/** The lit parts of a moon for each night, as paths for a circle of radius 7 in a view box of 16. */
export function moons(nights: number): string[] {
  return Array.from({ length: nights }, (_, night) => {
    const share = nights > 1 ? night / (nights - 1) : 1;
    const edge = crescent + share * (nearlyFull - crescent);
    const radius = Number(Math.abs(edge).toFixed(1));
    return `M8 1a7 7 0 0 1 0 14a${radius} 7 0 0 ${edge < 0 ? 0 : 1} 0-14z`;
  });
}
