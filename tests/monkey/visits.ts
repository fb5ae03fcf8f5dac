import { expect, test } from "../support/visitor.ts";
import { visit } from "./visit.ts";

/** Where none are named, as `npm run monkey` does. */
const fixedSeeds = "1,2,3,4,5";
const seeds = (process.env.SEEDS ?? fixedSeeds).split(",").map(Number);
const actions = Number(process.env.ACTIONS ?? 25);

test.use({ serviceWorkers: "allow" });

for (const seed of seeds) {
  test(`page, focus and console are correct after every action of random visitor ${seed}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const log: string[] = [];
    const faults = await visit(page, context, { seed, actions, log }).catch((error) => [
      `${error}`,
    ]);
    const repeat = `To repeat: SEED=${seed} npm run monkey. What was done:\n${log.join("\n")}\n`;
    expect(faults, repeat).toEqual([]);
  });
}
