import type { Period } from "../../../../modules/calendar-days/calendar-days.ts";
import type { CountForms } from "../../../../modules/message-format/message-format.ts";
import type { EngineQuery } from "../../../../site/stay/engine-address.ts";

/** A season as far as calendar and prices need it. */
export type DemoSeason = {
  periods: Period[];
  /** The price of a night, by the key of the home. */
  from: Record<string, number>;
  /** As ISO 8601 counts; empty for any day. */
  arrivalDays: number[];
};

/** What the script of the demo engine reads from the document. */
export type DemoData = {
  locale: string;
  currency: string;
  /** The names of the stay in the address. */
  query: EngineQuery;
  maximumGuests: number;
  /** None if the owner states no seasons: then there are no prices. */
  seasons: DemoSeason[];
  nights: CountForms;
  guests: CountForms;
  texts: {
    offersTitle: string;
    perNight: string;
    totalFor: string;
    chosen: string;
    arrival: string;
    taken: string;
  };
};

/** The element with the data, as JSON. */
export const demoDataId = "demo-data";
