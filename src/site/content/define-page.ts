import type { z } from "zod";
import type { Drawings } from "../../drawings/drawing.ts";
import type { HeroPhoto, Photo, PhotoSet, PhotoSetName } from "../pictures/photo.ts";
import type { Lang } from "../site-map/languages.ts";
import type { PageName } from "../site-map/pages.ts";
import type { Facts } from "./facts.ts";
import type { SharedTexts } from "./shared-texts.ts";
import type { TextKinds, TextShape, TypesetText } from "./text-kinds.ts";

/**
 * How a slot shows its photograph: `hero` also nearly square, in narrow windows, where it is made
 * without the sides that the box would hide.
 */
export type PhotoKind = "photo" | "hero";

type Slots = Readonly<Record<string, PhotoKind>>;

/** A page that has texts of its own. */
export type PageWithText<Text> = {
  name: PageName;
  text?: (kinds: TextKinds) => z.ZodType<Text>;
};

/** What a page's component can be given, in one language. */
export type PageSource<
  Shape extends TextShape = TextShape,
  PageSlots extends Slots = Slots,
  Set extends PhotoSetName = PhotoSetName,
  Drawing extends string = string,
> = {
  lang: Lang;
  facts: Facts;
  text: TypesetText<Shape>;
  shared: SharedTexts;
  /** The photographs that the owner has put into the page's slots. */
  photos: { [Slot in keyof PageSlots]: PageSlots[Slot] extends "hero" ? HeroPhoto : Photo };
  sets: { [Name in Set]: PhotoSet };
  drawings: Drawings<Drawing>;
  /** The texts of another page, typeset. */
  textOf<Text>(page: PageWithText<Text>): Text;
  /** Whether a page's word is too long for the narrow half beside its picture. */
  isWideWord(word: string): boolean;
};

/** What a check of a page may compare: the texts as their files hold them, in one language. */
export type PageCheck<Shape extends TextShape = TextShape> = {
  facts: Facts;
  text: z.input<ReturnType<Shape>>;
  units: SharedTexts["units"];
  /** `content/en/about.json`. */
  file: string;
};

/** All that the build must know of a page. */
export type PageDefinition<
  Shape extends TextShape = TextShape,
  PageSlots extends Slots = Slots,
  Set extends PhotoSetName = PhotoSetName,
  Drawing extends string = string,
  Data = unknown,
> = {
  name: PageName;
  /** The shape of `content/<lang>/<name>.json`; a page without such a file has none. */
  text?: Shape;
  /** Its entry in `content/photos/slots.json`. */
  photos?: PageSlots;
  /** The carousels. */
  sets?: readonly Set[];
  /** Files of `src/drawings`, without their ending. */
  drawings?: readonly Drawing[];
  /** The slot whose photograph stands beside a shared link; that of the home page if absent. */
  preview?: keyof PageSlots & string;
  /** Its kind among search engines, if it is more than a WebPage (schema.org). */
  schemaType?: "AboutPage" | "ContactPage";
  /** Kept by the service worker from the first visit on, whichever page that was. */
  keptOffline?: true;
  /** Rules that follow from the facts. A strict style policy allows no `style` attribute. */
  css?(facts: Facts): string;
  /** Contradictions that the page cannot be drawn with; asked of the English texts. */
  faults?(check: PageCheck<Shape>): string[];
  /** What a visitor might read and doubt; asked of each language. */
  warnings?(check: PageCheck<Shape>): string[];
  /** What the component receives: no more than it draws, and nothing that JSON cannot hold. */
  data(source: PageSource<Shape, PageSlots, Set, Drawing>): Data;
};

/** A page whose own types do not matter: what the build handles them all as. */
export type AnyPage<Data = unknown> = Omit<
  PageDefinition<TextShape, Slots, never, string, Data>,
  "sets"
> & { sets?: readonly PhotoSetName[] };

type NoText = (kinds: TextKinds) => z.ZodUndefined;
type NoSlots = Record<never, never>;

/** Declares a page; it returns what it is given, with all types worked out. */
export function definePage<
  Data,
  Shape extends TextShape = NoText,
  const PageSlots extends Slots = NoSlots,
  const Set extends PhotoSetName = never,
  const Drawing extends string = never,
>(
  definition: PageDefinition<Shape, PageSlots, Set, Drawing, Data>,
): PageDefinition<Shape, PageSlots, Set, Drawing, Data> {
  return definition;
}

/** What the component of a page receives. */
export type DataOf<Definition extends { data(source: never): unknown }> = ReturnType<
  Definition["data"]
>;
