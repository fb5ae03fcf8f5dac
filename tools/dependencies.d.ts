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

// The package has no types of its own.
declare module "heic-decode" {
  export default function decode(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}

// The types of DefinitelyTyped lack the newer options.
declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "sfnt" | "woff" | "woff2";
      keepFeatures?: string[];
      noHinting?: boolean;
      /** Ids of further entries of the name table to keep: 13 and 14 are the licence. */
      preserveNameIds?: number[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
