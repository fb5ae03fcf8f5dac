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
