import type { BookingData } from "./booking.content.ts";
import { Fallback } from "./fallback.tsx";
import type { ChosenStay } from "./invitation.tsx";
import { SeasonsAndAsk } from "./seasons-and-ask.tsx";

type AfterCalendarProps = { data: BookingData; chosen: ChosenStay };

/** The sections below the calendar that depend on the chosen stay. */
export function AfterCalendar({ data, chosen }: AfterCalendarProps) {
  return (
    <>
      {chosen.address && (
        <Fallback text={data.text} contact={data.contact} address={chosen.address} />
      )}
      <SeasonsAndAsk seasons={data.seasons} ask={data.ask} stay={chosen.stay} />
    </>
  );
}
