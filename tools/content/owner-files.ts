import { z } from "zod";
import { defaultAnalytics, otherAnalytics } from "../../src/site/analytics/services.ts";
import { slotRules } from "../../src/site/content/define-page.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import {
  type Format,
  formats,
  formatted,
  hostAddress,
  unique,
} from "../../src/site/content/formats.ts";
import { languageCodes } from "../../src/site/content/language-files.ts";
import { issue, type ProblemCode } from "../../src/site/content/problem.ts";
import { type TextKinds, nonEmptyText as text } from "../../src/site/content/text-kinds.ts";
import type { ByLanguage, Languages } from "../../src/site/site-map/languages.ts";
import type { Page } from "../../src/site/site-map/pages.ts";
import type { House } from "./house.ts";
import { ownerLanguages } from "./owner-language.ts";
import type { PageDefinitions } from "./page-definitions.ts";
import { type Checked, checkFile } from "./problems/schema.ts";

const language = z.enum(languageCodes, { error: "language-unknown" satisfies ProblemCode });

const languages = z.array(language).transform((codes, context): Languages => {
  const [first, ...others] = new Set(codes);
  if (first) return [first, ...others];
  context.addIssue(issue("list-length", { count: 0, limit: "atLeast", bound: 1 }));
  return z.NEVER;
});

/** Services with one public server; Gitea has many servers. */
const ownServers = { github: "https://github.com", gitlab: "https://gitlab.com" } as const;

/** Where the editor of the published site reads and saves. */
const editorSetting = z
  .strictObject({
    /** Codeberg is a Gitea. */
    host: z.enum(["github", "gitlab", "gitea"]),
    /** As in its address: `you/villa`. */
    repository: formatted("repository"),
    /** The one that is published. */
    branch: formatted("branch").default("main"),
    /** The address of the Gitea server. */
    url: hostAddress("server").optional(),
  })
  .superRefine(({ host, repository, url }, context) => {
    if (host === "gitea" && !url) context.addIssue({ ...issue("missing"), path: ["url"] });
    if (host === "github" && url) context.addIssue({ ...issue("editor-url"), path: ["url"] });
    if (host !== "gitlab" && !formats.ownerAndName.test(repository)) {
      const found = issue("format", { value: repository, expected: "ownerAndName" });
      context.addIssue({ ...found, path: ["repository"] });
    }
  })
  .transform(({ url, ...setting }) => ({
    ...setting,
    url: url ?? (setting.host === "gitlab" ? ownServers.gitlab : ownServers.github),
  }));

export type EditorSetting = z.output<typeof editorSetting>;

const hexColour = formatted("colour").meta({ widget: "color" }).optional();

const colours = z.strictObject({
  lime: hexColour,
  ink: hexColour,
  sage: hexColour,
  honey: hexColour,
  terracotta: hexColour,
  shadow: hexColour,
  water: hexColour,
});
export type Colours = z.output<typeof colours>;

export const coloursWithoutWater = colours.omit({ water: true }).optional();

const routes = z.array(text).superRefine(unique());

export const settingsSchema = z.strictObject({
  /** Of the guests, in their order: the first one has the addresses without a prefix. */
  languages,
  /** In which the owner's tools speak; that of the system where it is not said. */
  ownerLanguage: z.enum(ownerLanguages).optional(),
  /** Whether both switches of the cookie preferences are on when the window first opens. */
  preselected: z.boolean(),
  /** `none`: nothing is measured, so nobody is asked for consent. */
  analytics: z.enum([defaultAnalytics, ...otherAnalytics, "none"]).default(defaultAnalytics),
  /** In place of the demo's, which are tokens of the style sheets; others follow them. */
  colours: colours.optional(),
  /** What a new site still lacks: codes of problems, or the owner's own lines. */
  draft: z.array(text).default([]),
  /** Names of routes: pages that are switched off, and those that come first in the menu. */
  pages: z
    .strictObject({ hidden: routes.default([]), order: routes.default([]) })
    .default({ hidden: [], order: [] }),
  /** For the editor at `/admin` of the site; without it there is none. */
  editor: editorSetting.optional(),
});
export type Settings = z.output<typeof settingsSchema>;

/** Percent from left and top. */
export type Focus = { x: number; y: number };

function parseFocus(written: string): Focus {
  const [x = 50, y = 50] = written.split(" ").map(Number.parseFloat);
  return { x, y };
}

const focus = formatted("focus").transform(parseFocus);

const photo = formatted("photo");

const slotShape = z.strictObject({
  /** `villa/01` */
  photo,
  /** Its focal point in this slot, if not that of its caption. */
  focus: focus.optional(),
  /** Its focal point in narrow windows, if not the same. */
  narrowFocus: focus.optional(),
  /** The same where its box is so flat that it shows less than half of its height. */
  stripFocus: focus.optional(),
  /** Id of the entry of a list that it belongs to. */
  entry: text.optional(),
});

/** The photograph in a slot of a page. */
export type Slot = z.output<typeof slotShape>;

/** A photograph, alone or with focal points that replace that of its caption. */
const slot = z
  .union([photo.transform((name): Slot => ({ photo: name })), slotShape], {
    error: "photo" satisfies Format,
  })
  .meta({ widget: "place" });

/** @param facts undefined if they have faults: slots that follow from them are then not checked */
export function slotsSchema(
  definitions: PageDefinitions,
  facts: Facts | undefined,
  hidden: readonly Pick<Page, "name">[] = [],
): z.ZodType<Slots> {
  if (!facts) return z.record(z.string(), z.record(z.string(), slot));
  const pages = [...definitions].flatMap(([name, definition]) => {
    const isHidden = hidden.some((each) => each.name === name);
    const slots = Object.entries(slotRules(definition, facts)).map(
      ([key, { isOptional }]) => [key, isOptional || isHidden ? slot.optional() : slot] as const,
    );
    const page = z.strictObject(Object.fromEntries(slots));
    const isNeeded = !page.safeParse({}).success;
    return slots.length > 0 ? [[name, isNeeded ? page : page.default({})] as const] : [];
  });
  return z.strictObject(Object.fromEntries(pages));
}
export type Slots = Record<string, Record<string, Slot | undefined>>;

type SlotSource = {
  house: House;
  facts: { value: Facts | undefined };
  pagesOfCode: PageDefinitions;
  ownersPages: { slots: Slots };
};

/** With the slots of the owner's pages, and the photograph of the hosts, which the facts name. */
export function slotsOfHouse(source: SlotSource): Checked<Slots | undefined> {
  const { house, facts, pagesOfCode, ownersPages } = source;
  const schema = slotsSchema(pagesOfCode, facts.value, house.hidden);
  const { value, problems } = checkFile(house, "photos/slots.json", schema);
  const { photo, focus } = facts.value?.hosts ?? {};
  const hosts = photo && { photo, focus: focus ? parseFocus(focus) : undefined };
  const all = value && { ...value, ...ownersPages.slots };
  return {
    value: hosts && all ? { ...all, about: { ...all.about, hosts } } : all,
    problems,
  };
}

export function photoId({ photo }: Slot): string {
  return photo.replace("/", "-");
}

/** `captions.json` of a set, in which no language lacks a caption any more. */
export function captionsSchema(captions: ByLanguage<TextKinds["text"]>) {
  return z
    .array(z.strictObject({ file: text, ...captions, focus: focus.default({ x: 50, y: 50 }) }))
    .superRefine(unique("file"));
}
