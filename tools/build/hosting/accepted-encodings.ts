/** Encodings of the precompressed files, in order of preference, with their file extensions. */
export const encodings = { br: ".br", gzip: ".gz" } as const;
export type Encoding = keyof typeof encodings;

/**
 * The encodings that an `Accept-Encoding` header accepts, in order of preference. `q=0` refuses one,
 * `*` stands for all that are not listed (RFC 9110, section 12.5.3).
 */
export function acceptedEncodings(header = ""): Encoding[] {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const known: Encoding[] = ["br", "gzip"];
  return known.filter((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
}
