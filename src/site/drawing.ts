/** An element of a drawing as React draws it: its attributes bear React's names. */
export type Drawing = {
  tag: "svg" | "g" | "path" | "rect" | "circle" | "ellipse" | "text";
  attrs: Record<string, string>;
  children?: Drawing[];
  text?: string;
};

export type Drawings<Name extends string> = Record<Name, Drawing>;

/** The floor plans, by the key of their storey. */
export type Plans = Partial<Drawings<string>>;

/** The names of the drawings of the apartments and the whole house; an owner may draw all of hers. */
export function homeDrawings(apartments: readonly { key: string }[]): string[] {
  return [...apartments.map(({ key }) => key), "house"].map((key) => `home-${key}`);
}
