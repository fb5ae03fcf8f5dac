import { z } from "zod";
import { fillTemplate, numberFormat } from "../../modules/message-format.ts";
import type { PageSource } from "../../site/content/define-page.ts";
import type { Facts } from "../../site/content/facts.ts";
import { type Problem, problem } from "../../site/content/problem.ts";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";
import type { Drawing } from "../../site/drawing.ts";

export function plansText({ text, template, display }: TextKinds) {
  return z.strictObject({
    title: display,
    intro: text,
    roomsToggle: text,
    floors: z.record(z.string(), display),
    /** What adjoins what, for those who do not see the drawing; also by `key`. */
    adjoins: z.record(z.string(), text).default({}),
    shared: text,
    homeWithArea: template("home", "area"),
    rooms: z.record(z.string(), text),
    drawing: z.strictObject({ north: text, pool: text, scale: template("n") }),
  });
}

export function plansData(
  { facts, plans, shared: { units } }: Pick<PageSource, "facts" | "plans" | "shared">,
  text: TypesetText<typeof plansText>,
  apartments: Readonly<Record<string, { name: string }>>,
) {
  if (facts.plans.length === 0) return;
  const format = numberFormat(units.locale);
  const area = (n: number | undefined) =>
    n === undefined ? [] : [fillTemplate(units.formats.squareMetres, { n: format(n) })];
  const homes = facts.apartments.map(({ key, areaSquareMetres }) => {
    const [name = key, [size]] = [apartments[key]?.name, area(areaSquareMetres)];
    const label = size && fillTemplate(text.homeWithArea, { home: name, area: size });
    return { key, name, area: size, label };
  });
  const all = [...homes, { key: "shared", name: text.shared, area: undefined, label: undefined }];
  return {
    title: text.title,
    intro: text.intro,
    roomsToggle: text.roomsToggle,
    storeys: facts.plans.map(({ key, rooms, scaleMetres }) => ({
      key,
      title: text.floors[key] ?? key,
      adjoins: text.adjoins[key],
      drawing: withTexts(plans[key], {
        ...text.drawing,
        scale: fillTemplate(text.drawing.scale, { n: format(scaleMetres) }),
      }),
      homes: all.flatMap((home) => {
        const own = rooms.filter((room) => room.home === home.key);
        const named = own.map(({ number, room, areaSquareMetres }) => [
          String(number),
          text.rooms[room] ?? room,
          ...area(areaSquareMetres),
        ]);
        return named.length > 0 ? [{ ...home, rooms: named }] : [];
      }),
    })),
  };
}

export type PlansData = NonNullable<ReturnType<typeof plansData>>;

function withTexts(plan: Drawing | undefined, texts: Record<string, string>): Drawing {
  if (!plan) throw new Error("A plan of the facts was not read");
  const { "data-text": mark, ...attrs } = plan.attrs;
  const text = (mark && texts[mark]) || plan.text;
  return {
    ...plan,
    attrs,
    ...(text && { text }),
    ...(plan.children && { children: plan.children.map((child) => withTexts(child, texts)) }),
  };
}

export function planFaults(
  plans: Facts["plans"],
  { floors, rooms: texts }: Record<"floors" | "rooms", Record<string, string>>,
  file: string,
): Problem[] {
  const missing = (path: string[]) => [problem("missing", file, ["plans", ...path])];
  return plans.flatMap(({ key, rooms }) => [
    ...(Object.hasOwn(floors, key) ? [] : missing(["floors", key])),
    ...rooms.flatMap(({ room }) => (Object.hasOwn(texts, room) ? [] : missing(["rooms", room]))),
  ]);
}
