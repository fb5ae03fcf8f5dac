import { z } from "zod";
import { repeats } from "../../modules/duplicates.ts";
import { fillTemplate, numberFormat } from "../../modules/message-format.ts";
import type { Facts } from "../../site/content/facts.ts";
import { type Problem, problem } from "../../site/content/problem.ts";
import type { SharedTexts } from "../../site/content/shared-texts.ts";
import type { TextKinds, TypesetText } from "../../site/content/text-kinds.ts";
import type { Drawing, Plans } from "../../site/drawing.ts";

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

type Source = {
  facts: Facts;
  plans: Plans;
  text: TypesetText<typeof plansText>;
  apartments: Readonly<Record<string, { name: string }>>;
  units: SharedTexts["units"];
};

export function plansData({ facts, plans, text, apartments, units }: Source) {
  if (facts.plans.length === 0) return;
  const format = numberFormat(units.locale);
  const area = (n: number | undefined) =>
    n === undefined ? undefined : fillTemplate(units.formats.squareMetres, { n: format(n) });
  const homeOf = (home: string) => ({
    name: apartments[home]?.name ?? home,
    area: area(facts.apartments.find(({ key }) => key === home)?.areaSquareMetres),
  });
  const homesOf = ({ rooms }: Facts["plans"][number]) =>
    [...facts.apartments.map(({ key }) => key), "shared"].flatMap((home) => {
      const own = rooms.filter((room) => room.home === home);
      if (own.length === 0) return [];
      const head = home === "shared" ? { name: text.shared, area: undefined } : homeOf(home);
      return {
        key: home,
        ...head,
        ...(head.area && {
          label: fillTemplate(text.homeWithArea, { home: head.name, area: head.area }),
        }),
        rooms: own.map(({ number, room, areaSquareMetres }) => {
          const entry = [String(number), text.rooms[room] ?? room];
          const size = area(areaSquareMetres);
          return size ? [...entry, size] : entry;
        }),
      };
    });
  return {
    title: text.title,
    intro: text.intro,
    roomsToggle: text.roomsToggle,
    storeys: facts.plans.map((storey) => ({
      key: storey.key,
      title: text.floors[storey.key] ?? storey.key,
      adjoins: text.adjoins[storey.key],
      drawing: withTexts(plans[storey.key], {
        north: text.drawing.north,
        pool: text.drawing.pool,
        scale: fillTemplate(text.drawing.scale, { n: format(storey.scaleMetres) }),
      }),
      homes: homesOf(storey),
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
  const repeated = repeats(plans, ({ key }) => key).map(({ index }) => index);
  return plans.flatMap(({ key, rooms }, index) => [
    ...(Object.hasOwn(floors, key) ? [] : [problem("missing", file, ["plans", "floors", key])]),
    ...(repeated.includes(index)
      ? [problem("twice", "facts.json", ["plans", index, "key"], { value: key })]
      : []),
    ...rooms
      .filter(({ room }) => !Object.hasOwn(texts, room))
      .map(({ room }) => problem("missing", file, ["plans", "rooms", room])),
    ...repeats(rooms, ({ number }) => number).map(({ entry: { number }, index: place }) =>
      problem("twice", "facts.json", ["plans", index, "rooms", place, "number"], { value: number }),
    ),
  ]);
}
