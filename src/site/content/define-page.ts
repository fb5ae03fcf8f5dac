import type { z } from "zod";
import type { Drawing, Drawings, Plans } from "../../drawings/drawing.ts";
import type { HeroPhoto, Photo, PhotoSet } from "../pictures/photo.ts";
import type { Lang } from "../site-map/languages.ts";
import type { PageName } from "../site-map/pages.ts";
import type { Climate } from "./climate.ts";
import type { Facts } from "./facts.ts";
import type { Problem } from "./problem.ts";
import type { MapPlan, RoadPlan } from "./road-and-map.ts";
import type { SharedTexts } from "./shared-texts.ts";
import type { TextKinds, TextShape, TypesetText } from "./text-kinds.ts";

/** Narrow windows show a `hero` nearly square, so it has a crop; `wide` ones have larger files. */
export type PhotoKind = "photo" | "hero" | "wide";

type Slots = Readonly<Record<string, PhotoKind>>;

export type FilledSlots = Readonly<Record<string, { entry?: string | undefined } | undefined>>;

type PhotoOf<Kind extends PhotoKind> = Kind extends "hero" | "wide" ? HeroPhoto : Photo;

export type PageWithText<Text> = {
  name: PageName;
  text?: (kinds: TextKinds) => z.ZodType<Text>;
};

export type RoadAndMap = {
  map: MapPlan | undefined;
  road: RoadPlan | undefined;
};

export type CssSource<Text = unknown> = {
  facts: Facts;
  roadAndMap: RoadAndMap;
  texts: Text[];
  /** Of another page in the first language, if the house shows it. */
  textIfShown<Other>(page: PageWithText<Other>): Other | undefined;
  drawingOf(name: string): Drawing;
};

type PageSource<
  Shape extends TextShape = TextShape,
  PageSlots extends Slots = Slots,
  OptionalSlots extends Slots = Slots,
  Drawing extends string = string,
> = {
  lang: Lang;
  href(name: PageName): string;
  facts: Facts;
  climate: Climate | undefined;
  text: TypesetText<Shape>;
  shared: SharedTexts;
  photos: { [Slot in keyof PageSlots]: PhotoOf<PageSlots[Slot]> } & {
    [Slot in keyof OptionalSlots]?: PhotoOf<OptionalSlots[Slot]> | undefined;
  };
  photosByKey: Readonly<Record<string, Photo>>;
  slots: FilledSlots;
  /** @throws Error when `sets` does not name it */
  setOf(name: string, title: string): PhotoSet;
  drawings: Drawings<Drawing>;
  namedDrawings: Drawings<string>;
  roadAndMap: RoadAndMap;
  plans: Plans;
  textOf<Text>(page: PageWithText<Text>): Text;
  /** Of a page that may be switched off. */
  textIfShown<Text>(page: PageWithText<Text>): Text | undefined;
};

/** The input of a page's checks: the texts as in the files, in one language. */
type PageCheck<Shape extends TextShape = TextShape> = {
  facts: Facts;
  text: z.input<ReturnType<Shape>>;
  units: SharedTexts["units"];
  slots: FilledSlots;
  file: string;
};

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
  optionalPhotos?: OptionalSlots;
  photosByKey?(facts: Facts): Readonly<Record<string, "required" | "optional">>;
  sets?(facts: Facts): readonly string[];
  /** Files of `content/drawings` or `src/drawings`, without extension. */
  drawings?: readonly Drawing[];
  drawingsByName?(source: {
    facts: Facts;
    roadAndMap: RoadAndMap;
    hasDrawing(name: string): boolean;
  }): string[];
  /** The slot whose photograph is the page's link preview; the home page's if absent. */
  preview?: keyof PageSlots & string;
  schemaType?: "AboutPage" | "ContactPage";
  keptOffline?: true;
  /** CSS rules computed from the content; the security policy forbids `style` attributes. */
  css?(source: CssSource<TypesetText<Shape>>): string;
  drawingWarnings?(source: CssSource<TypesetText<Shape>>): Problem[];
  /** Contradictions that make the page impossible to render; checked in the first language only. */
  faults?(check: PageCheck<Shape>): Problem[];
  /** Texts that contradict the facts; checked in each language. */
  warnings?(check: PageCheck<Shape>): Problem[];
  /** What the component receives: only what it renders, since visitors download it, and as JSON. */
  data(source: PageSource<Shape, PageSlots, OptionalSlots, Drawing>): Data;
};

export type AnyPage<Data = unknown> = PageDefinition<TextShape, Slots, Slots, string, Data>;

type NoSlots = Record<never, never>;

export function definePage<
  Data,
  Shape extends TextShape = (kinds: TextKinds) => z.ZodUndefined,
  const PageSlots extends Slots = NoSlots,
  const OptionalSlots extends Slots = NoSlots,
  const Drawing extends string = never,
>(
  definition: PageDefinition<Shape, PageSlots, OptionalSlots, Drawing, Data>,
): PageDefinition<Shape, PageSlots, OptionalSlots, Drawing, Data> {
  return definition;
}

export type DataOf<Definition extends { data(source: never): unknown }> = ReturnType<
  Definition["data"]
>;

export function slotRules(
  { photos = {}, optionalPhotos = {}, photosByKey }: AnyPage,
  facts: Facts,
): Record<string, { kind: PhotoKind; isOptional: boolean }> {
  const rules = (slots: Slots, isOptional: boolean) =>
    Object.entries(slots).map(([slot, kind]) => [slot, { kind, isOptional }]);
  const byKey = Object.entries(photosByKey?.(facts) ?? {}).map(([slot, need]) => [
    slot,
    { kind: "photo", isOptional: need === "optional" },
  ]);
  return Object.fromEntries([...rules(photos, false), ...rules(optionalPhotos, true), ...byKey]);
}
