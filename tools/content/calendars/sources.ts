import { z } from "zod";
import type { Facts } from "../../../src/site/content/facts.ts";
import { httpsAddress } from "../../../src/site/content/formats.ts";
import { type Problem, problem } from "../../../src/site/content/problem.ts";
import { nonEmptyText as text } from "../../../src/site/content/text-kinds.ts";
import { calendarsFile, type House, textIn } from "../house.ts";
import { jsonOf } from "../json-text.ts";
import type { Checked } from "../problems/schema.ts";

/** `content/calendars.json`: the iCal exports of the portals. */
export const calendarsSchema = z.array(
  z.strictObject({
    /** Key of an apartment, or `house`. */
    home: text,
    /** A secret: whoever has it sees the owner's stays. */
    url: httpsAddress,
    /** Whether days count as closed that the portal blocks for its own booking window. */
    portalBlocks: z.boolean().default(true),
  }),
);
export type CalendarSource = z.output<typeof calendarsSchema>[number];

/** From its file or from `CALENDARS`. No problem names a value, since the values are secrets. */
export function calendarSources(
  house: Pick<House, "texts">,
  facts: Pick<Facts, "apartments"> | undefined,
  written = textIn(house, calendarsFile) ?? process.env.CALENDARS,
): Checked<CalendarSource[]> {
  if (!written?.trim()) return { value: [], problems: [] };
  const wrong = (path: Problem["path"]) => problem("calendars-wrong", calendarsFile, path);
  const { data, error } = calendarsSchema.safeParse(jsonOf(written));
  if (!data) {
    const paths = error.issues.map(({ path }) => path.filter((part) => typeof part !== "symbol"));
    return { value: [], problems: paths.map(wrong) };
  }
  const homes = ["house", ...(facts?.apartments ?? []).map(({ key }) => key)];
  const unknown = data.flatMap(({ home }, index) =>
    facts && !homes.includes(home)
      ? [problem("calendars-home", calendarsFile, [index, "home"], { homes })]
      : [],
  );
  return { value: data, problems: unknown };
}
