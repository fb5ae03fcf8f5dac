import type { Random } from "../random.ts";
import type { Action } from "../visitor.ts";
import * as conditions from "./conditions.ts";
import * as hands from "./hands.ts";
import * as pages from "./pages.ts";
import * as parts from "./parts.ts";

const single = { ...pages, ...hands, ...parts, ...conditions };

/** Two actions, the second before the first has taken effect. */
const atOnce: Action = async (visitor) => {
  const done: string[] = [];
  for (const name of [pickName(visitor.random), pickName(visitor.random)]) {
    done.push(`${name}: ${await single[name](visitor)}`);
  }
  return done.join("; ");
};

/** Actions with their relative frequencies. */
const weights: Record<keyof typeof single, number> = {
  link: 12,
  threeLinks: 4,
  backAndForward: 10,
  linkAndBack: 4,
  reload: 3,
  address: 3,
  language: 4,
  typing: 10,
  pressAnywhere: 8,
  pressSomething: 8,
  drag: 4,
  scroll: 5,
  menu: 6,
  consent: 6,
  consentEnds: 1,
  photographs: 9,
  grid: 5,
  carousel: 4,
  close: 6,
  form: 3,
  resize: 5,
  zoom: 2,
  systemSettings: 2,
  offline: 3,
};

const names = Object.entries(weights).flatMap(([name, weight]) =>
  Array<keyof typeof single>(weight).fill(name as keyof typeof single),
);

function pickName(random: Random): keyof typeof single {
  return random.pick(names);
}

/** The part of actions that are two at once. */
const together = 0.12;

/** The next action of a visit. */
export function nextAction(random: Random): { name: string; run: Action } {
  if (random.next() < together) return { name: "atOnce", run: atOnce };
  const name = pickName(random);
  return { name, run: single[name] };
}
