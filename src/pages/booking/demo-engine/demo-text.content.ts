import { z } from "zod";
import type { TextKinds } from "../../../site/content/text-kinds.ts";

/** The shape of the demo engine's texts, `demo` of the booking page's file. */
export function demoText({ text, template }: TextKinds) {
  return z.strictObject({
    pageTitle: text,
    change: text,
    search: text,
    calendar: text,
    previousMonth: text,
    nextMonth: text,
    legend: z.strictObject({ chosen: text, free: text, arrival: text, taken: text }),
    offersTitle: text,
    offersTitleNoDates: text,
    upTo: template("capacity"),
    perNight: text,
    totalFor: template("price", "nights"),
    choose: text,
    chooseLabel: template("home"),
    add: text,
    addLabel: template("home"),
    included: text,
    terms: text,
    note: text,
  });
}
