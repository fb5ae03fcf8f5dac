import { expect, test } from "vitest";
import { skylineFaults, withPictures } from "./skyline.content.ts";

const photo = (id: string) => ({ id, caption: id, width: 3, height: 2, base: `/photos/${id}` });
const photos = { request1: photo("oven"), request2: photo("board") };
const slots = { request1: { entry: "pizzaChef" }, request2: { entry: "yoga" } };

test("entries have their pictures, also when their order changes", () => {
  const items = ["laundry", "yoga", "pizzaChef"].map((id) => ({ id }));
  expect(withPictures(items, "request", slots, photos)).toEqual([
    { id: "laundry", picture: undefined },
    { id: "yoga", picture: { place: 1, photo: photos.request2 } },
    { id: "pizzaChef", picture: { place: 0, photo: photos.request1 } },
  ]);
});

test("a photograph whose entry is missing or not given is named", () => {
  const faults = (ids: string[], filled: object) =>
    skylineFaults(ids, "request", { page: "experience", slots: { ...slots, ...filled } });
  expect(faults(["pizzaChef", "cookingClass", "yoga"], {})).toEqual([]);
  expect(
    faults(["cookingClass", "yoga"], { request3: {} }).map(({ code, path }) => [code, path]),
  ).toEqual([
    ["choice", ["experience", "request1", "entry"]],
    ["slot-entry-missing", ["experience", "request3", "entry"]],
  ]);
});

test("a list may have no photograph at all", () => {
  expect(withPictures([{ id: "yoga" }], "request", {}, {})).toEqual([
    { id: "yoga", picture: undefined },
  ]);
});
