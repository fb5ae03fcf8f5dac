import type { Facts } from "../../../site/content/facts.ts";
import type { TypesetText } from "../../../site/content/text-kinds.ts";
import type { content } from "../booking.content.ts";

type Text = TypesetText<NonNullable<(typeof content)["text"]>>["demo"];

export type DemoEngineData = { text: Text; maximumGuests: number };

/** The data of the demo booking engine, in one language. */
export function demoEngineData({ capacity }: Facts, text: Text): DemoEngineData {
  return { text, maximumGuests: capacity.guests };
}
