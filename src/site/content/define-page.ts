import type { z } from "zod";
import type { Drawing, Drawings } from "../../drawings/drawing.ts";
import type { Plans } from "../../drawings/plans.ts";
import type { HeroPhoto, Photo, PhotoSet } from "../pictures/photo.ts";
import type { Lang } from "../site-map/languages.ts";
import type { PageName } from "../site-map/pages.ts";
import type { Climate } from "./climate.ts";
import type { Facts } from "./facts.ts";
import type { Problem } from "./problem.ts";
import type { MapPlan, RoadPlan } from "./road-and-map.ts";
import type { SharedTexts } from "./shared-texts.ts";
import type { TextKinds, TextShape, TypesetText } from "./text-kinds.ts";

/**
 * How a slot shows its photograph. Narrow windows show a `hero` nearly square: for them the build
 * also encodes it without the sides that would be cropped. A `wide` one is as wide as the window, so
 * it also has larger files, and a narrow crop for phones.
 */
export type PhotoKind = "photo" | "hero" | "wide";

type Slots = Readonly<Record<string, PhotoKind>>;

/** The slots that the owner has filled, by name. */
export type FilledSlots = Readonly<Record<string, { entry?: string | undefined } | undefined>>;

type PhotoOf<Kind extends PhotoKind> = Kind extends "hero" | "wide" ? HeroPhoto : Photo;

/** A page that has texts of its own. */
export type PageWithText<Text> = {
  name: PageName;
  text?: (kinds: TextKinds) => z.ZodType<Text>;
};

/** The content of `road.json` and `map.json` in `content/drawings`, both of them optional. */
export type RoadAndMap = {
  map: MapPlan | undefined;
  road: RoadPlan | undefined;
};

/** The input of a page's CSS rules, in all languages. */
export type CssSource<Text = unknown> = {
  facts: Facts;
  roadAndMap: RoadAndMap;
  /** The page's own texts in each language. */
  texts: Text[];
  drawingOf(name: string): Drawing;
};

/** The input of a page's data, in one language. */
type PageSource<
  Shape extends TextShape = TextShape,
  PageSlots extends Slots = Slots,
  OptionalSlots extends Slots = Slots,
  Drawing extends string = string,
> = {
  lang: Lang;
  /** Address of a listed page in the language. */
  href(name: PageName): string;
  facts: Facts;
  /** Absent if the owner has no `climate.json`. */
  climate: Climate | undefined;
  text: TypesetText<Shape>;
  shared: SharedTexts;
  /** The photographs that the owner has put into the page's slots. */
  photos: { [Slot in keyof PageSlots]: PhotoOf<PageSlots[Slot]> } & {
    [Slot in keyof OptionalSlots]?: PhotoOf<OptionalSlots[Slot]> | undefined;
  };
  /** The photographs in the slots of `photosByKey`. */
  photosByKey: Readonly<Record<string, Photo>>;
  /** The slots that the owner has filled, with the entry of a list that a photograph belongs to. */
  slots: FilledSlots;
  /**
   * A set of photographs.
   * @param title its title over the grid of all photographs
   * @throws Error when `sets` does not name it
   */
  setOf(name: string, title: string): PhotoSet;
  drawings: Drawings<Drawing>;
  /** Those of `drawingsByName`. */
  namedDrawings: Drawings<string>;
  roadAndMap: RoadAndMap;
  plans: Plans;
  /** The texts of another page, as it renders them. */
  textOf<Text>(page: PageWithText<Text>): Text;
};

/** The input of a page's checks: the texts as in the files, in one language. */
type PageCheck<Shape extends TextShape = TextShape> = {
  facts: Facts;
  text: z.input<ReturnType<Shape>>;
  units: SharedTexts["units"];
  slots: FilledSlots;
  /** `en/about.json`. */
  file: string;
};

/** The definition of a page for the build. */
export type PageDefinition<
  Shape extends TextShape = TextShape,
  PageSlots extends Slots = Slots,
  OptionalSlots extends Slots = Slots,
  Drawing extends string = string,
  Data = unknown,
> = {
  name: PageName;
  /** The shape of `content/<lang>/<name>.json`; a page without such a file has none. */
  text?: Shape;
  /** Its entry in `content/photos/slots.json`. */
  photos?: PageSlots;
  /** Slots that the owner may leave out. */
  optionalPhotos?: OptionalSlots;
  /** Slots that follow from the facts, such as one for each apartment. */
  photosByKey?(facts: Facts): Readonly<Record<string, "required" | "optional">>;
  /** The carousels: names of photo sets. */
  sets?(facts: Facts): readonly string[];
  /** Files of `content/drawings` or `src/drawings`, without extension. */
  drawings?: readonly Drawing[];
  /** Further ones, which follow from the content. */
  drawingsByName?(source: { facts: Facts; roadAndMap: RoadAndMap }): string[];
  /** The slot whose photograph is on the page's social card; the home page's if absent. */
  preview?: keyof PageSlots & string;
  /** Its schema.org type, if more specific than WebPage. */
  schemaType?: "AboutPage" | "ContactPage";
  /** Cached by the service worker at the first visit of any page. */
  keptOffline?: true;
  /** CSS rules computed from the content; the security policy forbids `style` attributes. */
  css?(source: CssSource<TypesetText<Shape>>): string;
  /** What the drawings of the content cannot show. */
  drawingWarnings?(source: CssSource<TypesetText<Shape>>): Problem[];
  /** Contradictions that make the page impossible to render; checked in the first language only. */
  faults?(check: PageCheck<Shape>): Problem[];
  /** Texts that contradict the facts; checked in each language. */
  warnings?(check: PageCheck<Shape>): Problem[];
  /** What the component receives: only what it renders, since visitors download it, and as JSON. */
  data(source: PageSource<Shape, PageSlots, OptionalSlots, Drawing>): Data;
};

/** A page definition with its own types erased, for code that handles all pages. */
export type AnyPage<Data = unknown> = PageDefinition<TextShape, Slots, Slots, string, Data>;

type NoText = (kinds: TextKinds) => z.ZodUndefined;
type NoSlots = Record<never, never>;

/** Declares a page: returns its argument with the types inferred. */
export function definePage<
  Data,
  Shape extends TextShape = NoText,
  const PageSlots extends Slots = NoSlots,
  const OptionalSlots extends Slots = NoSlots,
  const Drawing extends string = never,
>(
  definition: PageDefinition<Shape, PageSlots, OptionalSlots, Drawing, Data>,
): PageDefinition<Shape, PageSlots, OptionalSlots, Drawing, Data> {
  return definition;
}

/** What the component of a page receives. */
export type DataOf<Definition extends { data(source: never): unknown }> = ReturnType<
  Definition["data"]
>;

/** A slot of a page: how it shows its photograph, and whether the owner may leave it out. */
export type SlotRule = { kind: PhotoKind; isOptional: boolean };

/** All slots of a page of this house. */
export function slotRules(
  { photos = {}, optionalPhotos = {}, photosByKey }: AnyPage,
  facts: Facts,
): Record<string, SlotRule> {
  const rules = (slots: Slots, isOptional: boolean) =>
    Object.entries(slots).map(([slot, kind]) => [slot, { kind, isOptional }]);
  const byKey = Object.entries(photosByKey?.(facts) ?? {}).map(([slot, need]) => [
    slot,
    { kind: "photo", isOptional: need === "optional" },
  ]);
  return Object.fromEntries([...rules(photos, false), ...rules(optionalPhotos, true), ...byKey]);
}
