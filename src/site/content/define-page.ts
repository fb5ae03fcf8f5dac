import type { z } from "zod";
import type { Drawings, Plans } from "../drawing.ts";
import type { HeroPhoto, Photo, PhotoSet } from "../photo.ts";
import type { Lang } from "../site-map/languages.ts";
import type { PageName } from "../site-map/pages.ts";
import type { Climate } from "./climate.ts";
import type { Facts } from "./facts.ts";
import type { Problem } from "./problem.ts";
import type { MapPlan, RoadPlan } from "./road-and-map.ts";
import type { SharedTexts } from "./shared-texts.ts";
import type { TextKinds, TextShape, TypesetText } from "./text-kinds.ts";

/** Narrow windows show a `hero` nearly square, so it has a crop; `wide` ones have larger files. */
export type PhotoKind = (typeof photoKinds)[number];
const photoKinds = ["photo", "hero", "wide"] as const;

/** With `?` those that an owner may leave empty. */
type Slots = Readonly<Record<string, PhotoKind | `${PhotoKind}?`>>;

export type FilledSlots = Readonly<Record<string, { entry?: string | undefined } | undefined>>;

type PhotoOf<Kind> = Kind extends `${infer Needed}?`
  ? PhotoOf<Needed> | undefined
  : Kind extends "hero" | "wide"
    ? HeroPhoto
    : Photo;

export type PageWithText<Text> = {
  name: PageName;
  text?: (kinds: TextKinds) => z.ZodType<Text>;
};

export type RoadAndMap = {
  map: MapPlan | undefined;
  road: RoadPlan | undefined;
};

/** What a page makes its data of; its parts take what they need of it. */
export type PageSource<Shape extends TextShape = TextShape, PageSlots extends Slots = Slots> = {
  lang: Lang;
  href(name: PageName): string;
  facts: Facts;
  climate: Climate | undefined;
  text: TypesetText<Shape>;
  shared: SharedTexts;
  photos: { [Slot in keyof PageSlots]: PhotoOf<PageSlots[Slot]> };
  photosByKey: Readonly<Record<string, Photo>>;
  slots: FilledSlots;
  /** @throws Error when `photoSets` does not name it */
  setOf(name: string, title: string): PhotoSet;
  /** Files of the house's `drawings` or `src/drawings`, without extension. @throws Error without one */
  drawingsOf<Name extends string>(names: readonly Name[]): Drawings<Name>;
  hasDrawing(name: string): boolean;
  roadAndMap: RoadAndMap;
  plans: Plans;
  textOf<Text>(page: PageWithText<Text>): Text;
  /** Of a page that may be switched off. */
  textIfShown<Text>(page: PageWithText<Text>): Text | undefined;
};

/** What a page's style rules follow from, in the first language. */
type CssSource<Shape extends TextShape> = Pick<
  PageSource<Shape>,
  "facts" | "roadAndMap" | "text" | "textIfShown"
>;

/** The input of a page's checks: the texts as in the files, in one language. */
type PageCheck<Shape extends TextShape = TextShape> = {
  facts: Facts;
  text: z.input<ReturnType<Shape>>;
  units: SharedTexts["units"];
  slots: FilledSlots;
  file: string;
  roadAndMap: RoadAndMap;
  drawingsOf: PageSource["drawingsOf"];
};

export type PageDefinition<
  Shape extends TextShape = TextShape,
  PageSlots extends Slots = Slots,
  Data = unknown,
> = {
  name: PageName;
  /** The shape of `content/<lang>/<name>.json`; a page without such a file has none. */
  text?: Shape;
  /** Its entry in `content/photos/slots.json`. */
  photos?: PageSlots;
  photosByKey?(facts: Facts): Readonly<Record<string, "photo" | "photo?">>;
  photoSets?(facts: Facts): readonly string[];
  /** The slot whose photograph is the page's link preview; the home page's if absent. */
  preview?: keyof PageSlots & string;
  schemaType?: "AboutPage" | "ContactPage";
  keptOffline?: true;
  /** CSS rules computed from the content; the security policy forbids `style` attributes. */
  css?(source: CssSource<Shape>): string;
  /** Contradictions that make the page impossible to render; checked in the first language only. */
  faults?(check: PageCheck<Shape>): Problem[];
  /** Texts that contradict the facts; checked in each language. */
  warnings?(check: PageCheck<Shape>): Problem[];
  /** What the component receives: only what it renders, since visitors download it, and as JSON. */
  data(source: PageSource<Shape, PageSlots>): Data;
};

export type AnyPage<Data = unknown> = PageDefinition<TextShape, Slots, Data>;

type NoSlots = Record<never, never>;

export function definePage<
  Data,
  Shape extends TextShape = (kinds: TextKinds) => z.ZodUndefined,
  const PageSlots extends Slots = NoSlots,
>(definition: PageDefinition<Shape, PageSlots, Data>): PageDefinition<Shape, PageSlots, Data> {
  return definition;
}

export type DataOf<Definition extends { data(source: never): unknown }> = ReturnType<
  Definition["data"]
>;

export function slotRules(
  { photos = {}, photosByKey }: AnyPage,
  facts: Facts,
): Record<string, { kind: PhotoKind; isOptional: boolean }> {
  const slots: Slots = { ...photos, ...photosByKey?.(facts) };
  const rules = Object.entries(slots).flatMap(([slot, declared]) =>
    photoKinds
      .filter((kind) => declared.startsWith(kind))
      .map((kind) => [slot, { kind, isOptional: declared.endsWith("?") }] as const),
  );
  return Object.fromEntries(rules);
}
