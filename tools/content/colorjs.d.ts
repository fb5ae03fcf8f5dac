/** What is used of colorjs.io, whose own types bring those of the DOM into the tools. */
declare module "colorjs.io" {
  type Coordinates = [number | null, number | null, number | null];

  export default class Color {
    constructor(css: string);
    constructor(space: "hsl", coordinates: Coordinates);
    readonly coords: Coordinates;
    to(space: "hsl" | "srgb"): Color;
    toString(options?: { format: "hex"; collapse?: boolean }): string;
    contrastWCAG21(other: string): number;
  }
}
