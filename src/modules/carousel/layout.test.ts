import { expect, test } from "vitest";
import { createBelt, inFlow, type Place, type Size } from "./layout.ts";

const size: Size = { width: 1440, height: 558, joint: 6 };
const sight = [size.width / 2, size.width / 2] as const;

/** Slides from left to right, with what is seen in the order of the eye. */
function seen(places: Place[]): number[] {
  return inOrder(places.filter((place) => place.seen));
}

function inOrder(places: Place[]): number[] {
  return places
    .toSorted((one, other) => one.position[0] - other.position[0])
    .map(({ slide }) => slide);
}

function left(place: Place): number {
  return place.position[0] * size.height + place.position[1] * size.joint;
}

test("at first every slide that is seen stands where it stands in the flow", () => {
  const ratios = Array.from({ length: 12 }, () => 1.5);
  const places = createBelt(ratios, 6, 12).places(size, sight);
  expect(places).toHaveLength(12);
  expect(seen(places)).toEqual([5, 6, 7]);
  for (const place of places.filter((each) => each.seen)) {
    expect(place.position).toEqual(inFlow(ratios, place.slide));
  }
});

test("every slide stands somewhere once, and half of them on either side", () => {
  const places = createBelt(
    Array.from({ length: 12 }, () => 1.5),
    0,
    12,
  ).places(size, sight);
  expect(inOrder(places)).toEqual([7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6]);
  expect(places.every((place) => place.own)).toBe(true);
});

test("a step tells how far the next middle lies, and steps add up round the end", () => {
  const ratios = [1.5, 0.5, 1];
  const belt = createBelt(ratios, 1, 3);
  expect(belt.step(1)).toEqual([0.75, 1]);
  expect(belt.active).toBe(2);
  expect(belt.step(1)).toEqual([1.25, 1]);
  expect(belt.active).toBe(0);
  expect(belt.step(-2)).toEqual([-2, -2]);
  expect(belt.active).toBe(1);
  belt.step(10);
  expect(belt.active).toBe(2);
});

test("slides narrower than the window together are shown again as copies", () => {
  const wide = { width: 3840, height: 208, joint: 6 };
  const ratios = [1.5, 1.5, 1.5, 1.5, 2 / 3];
  const places = createBelt(ratios, 2, 5).places(wide, [1920, 1920]);
  expect(places.filter((place) => place.own)).toHaveLength(5);
  const spans = places
    .map((place) => {
      const from = place.position[0] * wide.height + place.position[1] * wide.joint;
      return [from, from + (ratios[place.slide] ?? 0) * wide.height] as const;
    })
    .toSorted((one, other) => one[0] - other[0]);
  const middle = 3.75 * wide.height + 2 * wide.joint;
  expect(spans[0]?.[0]).toBeLessThanOrEqual(middle - 1920);
  expect(spans.at(-1)?.[1]).toBeGreaterThanOrEqual(middle + 1920);
  for (const [index, span] of spans.slice(1).entries()) {
    expect(span[0] - (spans[index]?.[1] ?? 0)).toBeCloseTo(wide.joint, 6);
  }
});

test("a slide that arrives moves nothing that is seen, wherever one looks", () => {
  const ratios = Array.from({ length: 16 }, (_, slide) => (slide % 4 === 3 ? 2 / 3 : 1.5));
  for (const steps of [-3, -2, -1, 0, 1, 2, 3, 7]) {
    const belt = createBelt(ratios, 2, 5);
    belt.step(steps);
    const before = belt.places(size, sight).filter((place) => place.seen);
    const kept = before.map((place) => [place.slide, place.own, left(place)]);
    for (let count = 6; count <= 16; count++) {
      belt.grow(count);
      const places = belt.places(size, sight);
      expect(places.filter((place) => place.own)).toHaveLength(count);
      expect(
        places.filter((place) => place.seen).map((place) => [place.slide, place.own, left(place)]),
      ).toEqual(kept);
    }
  }
});

test("a slide that arrives moves nothing that a movement under way will show", () => {
  const ratios = Array.from({ length: 16 }, () => 1.5);
  const belt = createBelt(ratios, 2, 5);
  belt.step(2);
  const reach = [size.width / 2 + 2 * 843, size.width / 2] as const;
  const before = seen(belt.places(size, reach));
  belt.grow(6);
  expect(seen(belt.places(size, reach))).toEqual(before);
});

test("a slide that arrived out of sight stands between its neighbours when they come round", () => {
  const belt = createBelt(
    Array.from({ length: 6 }, () => 1.5),
    4,
    5,
  );
  expect(seen(belt.places(size, sight))).toEqual([3, 4, 0]);
  belt.grow(6);
  expect(seen(belt.places(size, sight))).toEqual([3, 4, 0]);
  for (const active of [0, 1, 2, 3, 4, 5, 0]) {
    belt.step(1);
    expect(belt.active).toBe(active);
    belt.places(size, sight);
  }
});

test("who is nearest to a point is found on both sides and round the end", () => {
  const belt = createBelt([1, 1, 1], 0, 3);
  const square = { width: 300, height: 100, joint: 0 };
  expect(belt.stepsTo(0, square)).toBe(0);
  expect(belt.stepsTo(49, square)).toBe(0);
  expect(belt.stepsTo(51, square)).toBe(1);
  expect(belt.stepsTo(-260, square)).toBe(-3);
  expect(belt.stepsTo(449, square)).toBe(4);
});

test("standing on a slide lays everything around it", () => {
  const belt = createBelt(
    Array.from({ length: 12 }, () => 1.5),
    6,
    12,
  );
  belt.stand(0);
  expect(belt.active).toBe(0);
  expect(seen(belt.places(size, sight))).toEqual([11, 0, 1]);
});

test("one slide alone, and two, go round as well", () => {
  for (const count of [1, 2]) {
    const belt = createBelt([1.5, 1.5], 0, count);
    belt.step(1);
    expect(belt.active).toBe(1 % count);
    expect(belt.places(size, sight).filter((place) => place.own)).toHaveLength(count);
  }
});
