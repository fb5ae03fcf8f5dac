/** Precompressed variants that the build writes, best first, with the ending of their files. */
export const encodings = { br: ".br", gzip: ".gz" } as const;
export type Encoding = keyof typeof encodings;

/**
 * What of it a client accepts, best first. `gzip;q=0` is a refusal and `*` stands for all that is
 * not named (RFC 9110, section 12.5.3).
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
