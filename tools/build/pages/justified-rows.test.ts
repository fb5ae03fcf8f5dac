import { expect, test } from "vitest";
import { justifiedRows, rowShare } from "./justified-rows.ts";

test("photographs of two ratios make even rows, the first of every three with half as many", () => {
  const [wide, tall] = [1.5, 2 / 3];
  const apartment = [
    ...[wide, wide, wide, wide, tall, wide, wide, wide, tall, tall, tall, wide],
    ...[wide, tall, tall, wide, wide, wide, wide, tall, wide, tall, tall],
  ];
  expect(justifiedRows(apartment, { target: 5.2 })).toEqual([2, 6, 11, 13, 18, 23]);
  expect(justifiedRows(apartment, { target: 3.4 })).toEqual([1, 3, 6, 7, 11, 14, 16, 18, 21, 23]);
  expect(justifiedRows([wide, wide, wide], { target: 2.25 })).toEqual([1, 2, 3]);
  // few are one row
  expect(justifiedRows([], { target: 5 })).toEqual([]);
  expect(justifiedRows([0.5], { target: 5 })).toEqual([1]);
  expect(justifiedRows([1.5, 1.5], { target: 5 })).toEqual([2]);
});

test("where a row of two would be less than half as high because of its joint, it is avoided", () => {
  const ratios = [1.5, 1.5, 1.5, 1.5];
  expect(justifiedRows(ratios, { target: 2.4 })).toEqual([1, 2, 4]);
  expect(justifiedRows(ratios, { target: 2.4, joint: 0.02 })).toEqual([1, 2, 3, 4]);
});

test("whatever the ratios, every row is full, the order stays, and none is higher for its share than twice another", () => {
  // the same in every run: https://en.wikipedia.org/wiki/Lehmer_random_number_generator
  let state = 14;
  const random = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  for (let run = 0; run < 400; run++) {
    const count = 1 + Math.floor(random() * 30);
    const spread = random() * 2;
    const ratios = Array.from({ length: count }, () => Math.exp((random() * 2 - 1) * spread));
    const target = 1 + random() * 5;
    const width = 280;
    const joint = random() < 0.5 ? 6 : 0;
    const ends = justifiedRows(ratios, { target, joint: joint / width });
    const rows = ends.map((end, row) => ratios.slice(ends[row - 1] ?? 0, end));
    const what = JSON.stringify({ ratios, target, joint, ends });
    expect(rows.flat(), what).toEqual(ratios);
    expect(Math.min(...rows.map((row) => row.length)), what).toBeGreaterThan(0);
    for (const window of [width, 2 * width, 100 * width]) {
      // for their share: the first of every three may be twice as high
      const all = rows.map((row, index) => {
        const sum = row.reduce((total, ratio) => total + ratio);
        return ((window - joint * (row.length - 1)) / sum) * rowShare(index);
      });
      expect(Math.max(...all) / Math.min(...all), what).toBeLessThan(2 + 1e-6);
    }
  }
});
