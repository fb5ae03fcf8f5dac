import type { z } from "zod";

/** The JSON schema of a file, with what the schemas say beside it. */
export type Shape = Pick<z.GlobalMeta, "inTexts" | "label" | "namedBy" | "unit"> & {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape | boolean;
  /** Of a list of a fixed length. */
  prefixItems?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  enum?: (string | number | boolean | null)[];
  const?: string | number | boolean | null;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  pattern?: string;
  widget?: string;
  /** Of texts: as the page's schema names it. */
  kind?: "text" | "display" | "template" | "markdown";
  /** Names in braces that the site fills in later. */
  names?: string[];
};

/** The shape without `null`, and whether `null` is allowed. */
export function withoutNull(shape: Shape): { shape: Shape; isNullable: boolean } {
  const { anyOf, ...rest } = shape;
  const others = anyOf?.filter(({ type }) => type !== "null");
  if (!others || others.length === anyOf?.length) return { shape, isNullable: false };
  const [only] = others;
  const isSingle = others.length === 1 && only;
  return { shape: isSingle ? { ...only, ...rest } : { ...rest, anyOf: others }, isNullable: true };
}

export function shapeIn(shape: Shape | undefined, name: string): Shape | undefined {
  const others = shape?.additionalProperties;
  return shape?.properties?.[name] ?? (typeof others === "object" ? others : undefined);
}
