import type { z } from "zod";
import type { Drawings } from "../../drawings/drawing.ts";
import type { Plans } from "../../drawings/plans.ts";
import type { HeroPhoto, Photo, PhotoSet, PhotoSetName } from "../pictures/photo.ts";
import type { Lang } from "../site-map/languages.ts";
import type { PageName } from "../site-map/pages.ts";
import type { Climate } from "./climate.ts";
import type { Facts } from "./facts.ts";
import type { SharedTexts } from "./shared-texts.ts";
import type { TextKinds, TextShape, TypesetText } from "./text-kinds.ts";

/**
 * How a slot shows its photograph. Narrow windows show a `hero` nearly square: for them the build
 * also encodes it without the sides that would be cropped. A `wide` one is as wide as the window, so
 * it also has larger files, and a narrow crop for phones.
 */
export type PhotoKind = "photo" | "hero" | "wide";

type Slots = Readonly<Record<string, PhotoKind>>;

/** A page that has texts of its own. */
export type PageWithText<Text> = {
  name: PageName;
  text?: (kinds: TextKinds) => z.ZodType<Text>;
};

/** What a page's data can be made from, in one language. */
type PageSource<
  Shape extends TextShape = TextShape,
  PageSlots extends Slots = Slots,
  Set extends PhotoSetName = PhotoSetName,
  Drawing extends string = string,
> = {
  lang: Lang;
  facts: Facts;
  /** Absent if the owner has no `climate.json`. */
  climate: Climate | undefined;
  text: TypesetText<Shape>;
  shared: SharedTexts;
  /** The photographs that the owner has put into the page's slots. */
  photos: {
    [Slot in keyof PageSlots]: PageSlots[Slot] extends "hero" | "wide" ? HeroPhoto : Photo;
  };
  /** A set of photographs, by what it is called over the grid of all. */
  sets: { [Name in Set]: (title: string) => PhotoSet };
  drawings: Drawings<Drawing>;
  plans: Plans;
  /** The texts of another page, as it renders them. */
  textOf<Text>(page: PageWithText<Text>): Text;
  /** Whether a page's title is too wide for the narrow half beside its hero picture. */
  isWideWord(word: string): boolean;
};

/** The input of a page's checks: the texts as they stand in the files, in one language. */
type PageCheck<Shape extends TextShape = TextShape> = {
  facts: Facts;
  text: z.input<ReturnType<Shape>>;
  units: SharedTexts["units"];
  /** `content/en/about.json`. */
  file: string;
};

/** Everything that the build needs to know of a page. */
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
  /** Files of `src/drawings`, without extension. */
  drawings?: readonly Drawing[];
  /** The slot whose photograph is on the page's social card; the home page's if absent. */
  preview?: keyof PageSlots & string;
  /** Its schema.org type, if more specific than WebPage. */
  schemaType?: "AboutPage" | "ContactPage";
  /** Cached by the service worker at the first visit of any page. */
  keptOffline?: true;
  /** CSS rules computed from the facts; the security policy forbids `style` attributes. */
  css?(facts: Facts): string;
  /** Contradictions that make the page impossible to render; checked in English only. */
  faults?(check: PageCheck<Shape>): string[];
  /** Texts that contradict the facts; checked in each language. */
  warnings?(check: PageCheck<Shape>): string[];
  /** What the component receives: only what it renders, since visitors download it, and as JSON. */
  data(source: PageSource<Shape, PageSlots, Set, Drawing>): Data;
};

/** A page definition with its own types erased, for code that handles all pages. */
export type AnyPage<Data = unknown> = Omit<
  PageDefinition<TextShape, Slots, never, string, Data>,
  "sets"
> & { sets?: readonly PhotoSetName[] };

type NoText = (kinds: TextKinds) => z.ZodUndefined;
type NoSlots = Record<never, never>;

/** Declares a page: returns its argument with the types inferred. */
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
