import { expect, test } from "vitest";
import { runLatest } from "./run-latest.ts";

test("a file saved while the site is being made has it made once more, however often it was saved", async () => {
  let runs = 0;
  let finish = () => {};
  const run = runLatest(async () => {
    runs++;
    await new Promise<void>((done) => {
      finish = done;
    });
  });
  const first = run();
  run();
  const last = run();
  expect(runs).toBe(1);
  finish();
  await Promise.resolve();
  await Promise.resolve();
  expect(runs).toBe(2);
  finish();
  await Promise.all([first, last]);
  expect(runs).toBe(2);
  void run();
  expect(runs).toBe(3);
});

test("after a build that failed the next save builds again", async () => {
  let runs = 0;
  const run = runLatest(async () => {
    runs++;
    if (runs === 1) throw new Error("the disk is full");
  });
  await expect(run()).rejects.toThrow("the disk is full");
  await run();
  expect(runs).toBe(2);
});
