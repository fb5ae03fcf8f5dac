import { expect, test } from "vitest";
import { withPictures } from "./skyline.content.ts";

const photo = (id: string) => ({ id, caption: id, width: 3, height: 2, base: `/photos/${id}` });
const photosByKey = { request1: photo("oven"), request2: photo("board") };
const slots = { request1: { entry: "pizzaChef" }, request2: { entry: "yoga" } };

test("entries have their pictures, also when their order changes", () => {
  const items = ["laundry", "yoga", "pizzaChef"].map((id) => ({ id }));
  expect(withPictures(items, "request", { slots, photosByKey })).toEqual([
    { id: "laundry", picture: undefined },
    { id: "yoga", picture: { place: 1, photo: photosByKey.request2 } },
    { id: "pizzaChef", picture: { place: 0, photo: photosByKey.request1 } },
  ]);
  expect(withPictures([{ id: "yoga" }], "request", { slots: {}, photosByKey: {} })).toEqual([
    { id: "yoga" },
  ]);
});
