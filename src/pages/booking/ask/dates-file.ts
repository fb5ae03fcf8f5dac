import { calendarFile } from "../../../modules/calendar-file.ts";
import { fillTemplate } from "../../../modules/message-format.ts";
import type { SharedTexts } from "../../../site/content/shared-texts.ts";
import type { Stay } from "../../../site/stay/stay.ts";
import { stayWords } from "../../../site/stay/stay-words.ts";
import type { AskData } from "./ask.content.ts";

type Units = SharedTexts["units"];

export function datesFile(stay: Stay, { event }: AskData, units: Units, madeAt: Date) {
  const { arrival, departure, guests } = stay;
  const { product, host, fileName, description, ...details } = event;
  return {
    name: fillTemplate(fileName, { arrival }),
    text: calendarFile(product, {
      ...details,
      id: `${arrival}-${departure}-${guests}@${host}`,
      first: arrival,
      last: departure,
      madeAt,
      description: fillTemplate(description, stayWords(stay, units)),
    }),
  };
}
