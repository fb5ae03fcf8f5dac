import { type Day, type Period, today } from "../../modules/calendar-days.ts";
import {
  addDays,
  dayOfWeek,
  daysFrom,
  isInPeriod,
  nightsBetween,
  seasonOf,
} from "../../modules/count-days.ts";
import type { Stay } from "./stay.ts";

/** Nights that are taken: `from` is the first night, `to` the morning of departure. */
export type TakenNights = { home: string; from: Day; to: Day };

export type StaySeason = {
  periods: readonly Period[];
  /** The lowest price of a night, of the house (`house`) and of each apartment by its key. */
  from: Readonly<Record<string, number>>;
  minimumNights: number;
  arrivalDays: readonly number[];
};

export type StayHouse = {
  homes: readonly { key: string; guests: number }[];
  guests: number;
  /** Absent if the facts have no seasons: every day is then open, without a price. */
  seasons?: readonly StaySeason[] | undefined;
  /** What each home costs once a stay, beside its nights. */
  cleaning?: Readonly<Record<string, number>> | undefined;
  closed: readonly Period[];
  /** Nights that are closed once. */
  closedNights: readonly Omit<TakenNights, "home">[];
  taken: readonly TakenNights[];
  /** Days after which each of `taken` comes again; never if absent. */
  takenRepeatsAfter?: number | undefined;
  takenAsOf?: Day | undefined;
  /** Until when guests are received, `20:00`. */
  lastHour: string;
};

/** The least price of a stay, with its `cleaning` if there is a fee for it; `homes` are keys of apartments, or `house`. */
export type StayOffer = { homes: readonly string[]; price: number; cleaning?: number };

export type StayRefusal = {
  reason: "past" | "tooLong" | "tooLate" | "closed" | "guests" | "taken" | SeasonReason;
  /** First and last night of what is in the way, or of the season; the first or last day that could be. */
  from?: Day;
  to?: Day;
  /** At least, and for `tooLong` at most. */
  nights?: number;
  arrivalDays?: readonly number[];
};
type SeasonReason = "arrivalDay" | "nights" | "both";

const longestStay = 60;

const monthsAhead = 18;

/** Days after which a run of closed or taken nights is not followed further. */
const longestRun = 400;

/** Today where the house stands, tomorrow after its last hour, such as `20:00`. */
export function firstArrivalDay(
  timeZone: string | undefined,
  lastHour: string,
  now = new Date(),
): Day {
  const day = today(timeZone, now);
  const hour = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(now);
  return hour > lastHour ? addDays(day, 1) : day;
}

type Party = { guests: number; home?: string | undefined };

export function rulesFromToday(house: StayHouse, party: Party, timeZone: string | undefined) {
  return houseRules(house, { ...party, first: firstArrivalDay(timeZone, house.lastHour) });
}

/** Without the rest of the rules, for the head script. */
export function isRefusedToday(house: StayHouse, stay: Stay, timeZone: string | undefined) {
  const first = firstArrivalDay(timeZone, house.lastHour);
  return stayJudge(house, { ...stay, first }).refusalOf(stay.arrival, stay.departure) !== undefined;
}

export function lastCalendarDay(first: Day): Day {
  const [year, month] = first.split("-").map(Number) as [number, number];
  const next = new Date(Date.UTC(year, month + monthsAhead, 1));
  return addDays(next.toISOString().slice(0, 10) as Day, -1);
}

/** A set is the house, or apartments that together hold the guests; a stay keeps to a free set, or to its home. */
function stayJudge(house: StayHouse, { guests, home, first }: Party & { first: Day }) {
  const apartmentSets = home
    ? [{ homes: [home], needed: partsOf(home, house) }]
    : setsFor(house, guests);
  const last = lastCalendarDay(first);
  const seasonAt = (day: Day) => house.seasons && seasonOf(day, house.seasons);
  const minimumNights = (arrival: Day) => seasonAt(arrival)?.minimumNights ?? 1;

  const isClosed = (night: Day) =>
    house.closed.some((period) => isInPeriod(night, period)) ||
    house.closedNights.some(({ from, to }) => from <= night && night < to) ||
    (house.seasons !== undefined && !seasonAt(night));
  // a calendar asks for the same nights again and again
  const isFree = remembered(
    (set: readonly string[], night: Day) =>
      !isClosed(night) &&
      !house.taken.some((each) => set.includes(each.home) && holds(each, night)),
  );
  const isTaken = (night: Day) => !apartmentSets.some((set) => isFree(set.needed, night));

  function holds({ from, to }: TakenNights, night: Day): boolean {
    const since = nightsBetween(from, night);
    if (since < 0) return false;
    const { takenRepeatsAfter } = house;
    return (takenRepeatsAfter ? since % takenRepeatsAfter : since) < nightsBetween(from, to);
  }

  function freeSets(arrival: Day, count: number) {
    const nights = daysFrom(arrival, count);
    return apartmentSets.filter(({ needed }) => nights.every((night) => isFree(needed, night)));
  }

  function isArrivalDay(day: Day): boolean {
    const days = seasonAt(day)?.arrivalDays ?? [];
    return days.length === 0 || days.includes(dayOfWeek(day));
  }

  function arrivalState(day: Day) {
    if (day < first) return "past";
    if (isClosed(day)) return "closed";
    if (isTaken(day)) return "taken";
    if (!isArrivalDay(day)) return "noArrival";
    const nights = minimumNights(day);
    const fits = addDays(day, nights) <= last && freeSets(day, nights).length > 0;
    return fits ? "free" : "noRoom";
  }

  const canArrive = (day: Day) => arrivalState(day) === "free";

  function firstArrival(): Day | undefined {
    return daysFrom(first, nightsBetween(first, last)).find(canArrive);
  }

  function refusalOf(arrival: Day, departure: Day): StayRefusal | undefined {
    if (arrival < first) return { reason: "past", from: firstArrival() ?? first };
    const nights = nightsBetween(arrival, departure);
    if (nights > longestStay) return { reason: "tooLong", nights: longestStay };
    if (departure > last) return { reason: "tooLate", to: last };
    const all = daysFrom(arrival, nights);
    const closed = all.find(isClosed);
    if (closed) return { reason: "closed", ...runAround(closed, isClosed) };
    if (apartmentSets.length === 0) return { reason: "guests" };
    const isFull = (night: Day) =>
      !home && !house.homes.some(({ key }) => isFree(partsOf(key, house), night));
    if (freeSets(arrival, nights).length === 0) {
      const isWhole = ({ needed }: (typeof apartmentSets)[number]) =>
        house.homes.every(({ key }) => needed.includes(key));
      if (!home && !all.some(isFull) && apartmentSets.every(isWhole)) return { reason: "guests" };
      const isSetTaken = (night: Day) => !isFree(apartmentSets[0]?.needed ?? [], night);
      const inTheWay = [isFull, isTaken, isSetTaken].flatMap((isTrue) => {
        const night = all.find(isTrue);
        return night ? [runAround(night, isTrue)] : [];
      });
      return { reason: "taken", ...inTheWay[0] };
    }
    return seasonRefusal(arrival, nights);
  }

  function seasonRefusal(arrival: Day, nights: number): StayRefusal | undefined {
    const season = seasonAt(arrival);
    if (!season) return undefined;
    const { arrivalDays, minimumNights } = season;
    const isShort = nights < minimumNights;
    if (isArrivalDay(arrival) && !isShort) return undefined;
    const reason = isArrivalDay(arrival) ? "nights" : isShort ? "both" : "arrivalDay";
    const part = runAround(arrival, (day) => seasonAt(day) === season);
    return { reason, ...part, arrivalDays, nights: minimumNights };
  }

  return {
    first,
    last,
    home,
    apartmentSets,
    minimumNights,
    arrivalState,
    canArrive,
    firstArrival,
    refusalOf,
    seasonAt,
    isClosed,
    isTaken,
    freeSets,
  };
}

/** What calendar and prices need too. */
export function houseRules(house: StayHouse, party: Party & { first: Day }) {
  const judge = stayJudge(house, party);
  const { last, apartmentSets, minimumNights, seasonAt, isClosed, isTaken, freeSets } = judge;

  /** @param day the arrival or later; earlier days can still become an arrival */
  function departureState(arrival: Day, day: Day) {
    const nights = nightsBetween(arrival, day);
    if (nights === 0) return "arrival";
    if (nights < minimumNights(arrival)) return "tooShort";
    const isOffered = nights <= longestStay && day <= last && freeSets(arrival, nights).length > 0;
    if (isOffered) return "departure";
    if (isClosed(day)) return "closed";
    return isTaken(day) ? "taken" : "beyond";
  }

  const canLeave = (arrival: Day, day: Day) => departureState(arrival, day) === "departure";

  /** Up to which day one can stay at most, and what ends it. */
  function roomFrom(arrival: Day) {
    const to = daysFrom(arrival, longestStay).find(
      (day, nights) => day >= last || freeSets(arrival, nights + 1).length === 0,
    );
    if (!to) return { to: addDays(arrival, longestStay), before: "longest" } as const;
    return { to, before: to >= last ? "end" : isClosed(to) ? "closed" : "taken" } as const;
  }

  /** All that is free, cheapest first; the price is 0 where the house tells none. */
  function freeOffers(arrival: Day, departure: Day): StayOffer[] {
    const nights = nightsBetween(arrival, departure);
    const seasons = daysFrom(arrival, nights).map(seasonAt);
    const priceOf = (homes: readonly string[]) =>
      seasons.reduce((sum, season) => sum + (season ? sumOf(homes, season.from) : 0), 0);
    return freeSets(arrival, nights)
      .map(({ homes }) => {
        const price = priceOf(homes);
        const cleaning = price && sumOf(homes, house.cleaning ?? {});
        return { homes, price: price + cleaning, ...(cleaning && { cleaning }) };
      })
      .sort((one, other) => one.price - other.price);
  }

  /** The least, and the whole house. */
  function offersOf(arrival: Day, departure: Day): StayOffer[] {
    if (!house.seasons) return [];
    return freeOffers(arrival, departure).filter(
      ({ homes }, index) => index === 0 || homes.includes("house"),
    );
  }

  /** How many nights of a stay there are at which price. */
  function nightPrices(homes: readonly string[], arrival: Day, departure: Day) {
    const seasons = daysFrom(arrival, nightsBetween(arrival, departure)).map(seasonAt);
    const prices = seasons.flatMap((season) => (season ? sumOf(homes, season.from) : []));
    return [...new Set(prices)].map((price) => ({
      price,
      nights: prices.filter((each) => each === price).length,
    }));
  }

  return {
    ...judge,
    hasPrices: house.seasons !== undefined,
    takenAsOf: house.takenAsOf,
    /** Whether the house can be slept in for these guests, of the days before the first too. */
    nightState: (night: Day) => (isClosed(night) ? "closed" : isTaken(night) ? "taken" : "free"),
    departureState,
    canLeave,
    roomFrom,
    offersOf,
    freeOffers,
    nightPrices,
    leastPrice: ({ from }: StaySeason) =>
      apartmentSets.length > 0
        ? Math.min(...apartmentSets.map(({ homes }) => sumOf(homes, from)))
        : undefined,
  };
}

export type HouseRules = ReturnType<typeof houseRules>;

/** What must be free: the house is, where all of it is; an apartment, where nobody has the house. */
function partsOf(home: string, { homes }: StayHouse): readonly string[] {
  return home === "house" ? ["house", ...homes.map(({ key }) => key)] : [home, "house"];
}

/** Sets with an apartment too many are left out: never cheaper, nor free where others are not. */
function setsFor(house: StayHouse, guests: number) {
  const { homes, guests: capacity } = house;
  const apartmentSets: { homes: string[]; needed: readonly string[] }[] = [];
  if (guests <= capacity) apartmentSets.push({ homes: ["house"], needed: partsOf("house", house) });
  const choose = (from: number, chosen: typeof homes) => {
    const room = chosen.reduce((sum, each) => sum + each.guests, 0);
    if (room >= guests) {
      const isMinimal = chosen.every((each) => room - each.guests < guests);
      const names = chosen.map(({ key }) => key);
      if (isMinimal) apartmentSets.push({ homes: names, needed: [...names, "house"] });
      return;
    }
    homes.slice(from).forEach((home, index) => {
      choose(from + index + 1, [...chosen, home]);
    });
  };
  if (guests > 0) choose(0, []);
  return apartmentSets;
}

function sumOf(homes: readonly string[], from: StaySeason["from"]): number {
  return homes.reduce((sum, home) => sum + (from[home] ?? 0), 0);
}

export function runAround(night: Day, isTrue: (night: Day) => boolean): { from: Day; to: Day } {
  const end = (step: 1 | -1) => {
    let day = night;
    for (let count = 0; count < longestRun && isTrue(addDays(day, step)); count += 1) {
      day = addDays(day, step);
    }
    return day;
  };
  return { from: end(-1), to: end(1) };
}

function remembered(find: (set: readonly string[], night: Day) => boolean): typeof find {
  const found = new Map<readonly string[], Map<Day, boolean>>();
  return (set, night) => {
    const nights = found.get(set) ?? new Map<Day, boolean>();
    found.set(set, nights);
    const known = nights.get(night) ?? find(set, night);
    nights.set(night, known);
    return known;
  };
}

/** Days before and after a refused one within which one that fits is looked for. */
const nearestWithin = 62;

/** The last before and the first after a day that fit, or two on one side; in their order. */
export function nearestDays(day: Day, fits: (day: Day) => boolean): Day[] {
  const side = (step: 1 | -1) => {
    const found: Day[] = [];
    for (let away = 1; away <= nearestWithin && found.length < 2; away += 1) {
      const each = addDays(day, away * step);
      if (fits(each)) found.push(each);
    }
    return found;
  };
  const [before, after] = [side(-1), side(1)];
  const [last, first] = [before[0], after[0]];
  return last && first ? [last, first] : [...before, ...after].sort();
}

/** As many nights as the refused one, or the least of the season. */
export function nearestStays(
  rules: HouseRules,
  { arrival, departure }: Pick<Stay, "arrival" | "departure">,
) {
  const wanted = Math.min(Math.max(nightsBetween(arrival, departure), 1), longestStay);
  const from = (day: Day) => ({
    arrival: day,
    departure: addDays(day, Math.max(wanted, rules.minimumNights(day))),
  });
  const fits = (day: Day) => rules.canArrive(day) && rules.canLeave(day, from(day).departure);
  return (fits(arrival) ? [arrival] : nearestDays(arrival, fits)).map(from);
}
