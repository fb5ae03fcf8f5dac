import { expect, test } from "vitest";
import { runLatest } from "./run-latest.ts";

test("a file saved while the site is being made has it made once more, also after a failure", async () => {
  let runs = 0;
  let end = Promise.withResolvers<void>();
  const run = runLatest(() => {
    runs++;
    end = Promise.withResolvers();
    return end.promise;
  });
  const all = [run(), run(), run()];
  expect(runs).toBe(1);
  end.resolve();
  await expect.poll(() => runs).toBe(2);
  end.resolve();
  await Promise.all(all);
  expect(runs).toBe(2);
  const failing = run();
  end.reject(new Error("the disk is full"));
  await expect(failing).rejects.toThrow("the disk is full");
  void run();
  expect(runs).toBe(4);
});
