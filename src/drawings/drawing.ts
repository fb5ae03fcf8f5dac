/** The files of `src/drawings/`, without their ending. */
export type DrawingName =
  | "airport-bari"
  | "airport-brindisi"
  | "apulia"
  | "apulia-roads"
  | "castle-and-bud"
  | "closed-door"
  | "door-with-height-mark"
  | "gnomon-afternoon"
  | "gnomon-evening"
  | "gnomon-forenoon"
  | "gnomon-morning"
  | "hill-castle"
  | "horizon"
  | "horizon-shadow"
  | "house-by-night"
  | "olive-tree"
  | "pool-plan"
  | "rising-moon"
  | "sail"
  | "table-and-gate"
  | "town-gate"
  | "trulli"
  | "villa"
  | "white-town";

/** An element of a drawing as React draws it: its attributes bear React's names. */
export type Drawing = {
  tag: "svg" | "g" | "path" | "rect" | "circle" | "ellipse";
  attrs: Record<string, string>;
  children?: Drawing[];
};

/** Those of a page, by the name of their file. */
export type Drawings<Name extends DrawingName> = Record<Name, Drawing>;
