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
  const list = 'content/en/experience.json: "onRequest.items"';
  const faults = (ids: string[], filled: object) =>
    skylineFaults(list, ids, "request", { page: "experience", slots: { ...slots, ...filled } });
  expect(faults(["pizzaChef", "cookingClass", "yoga"], {})).toEqual([]);
  expect(faults(["cookingClass", "yoga"], { request3: {} })).toEqual([
    `content/photos/slots.json: "experience.request1.entry" is "pizzaChef", which ${list} does not have; name one of cookingClass, yoga`,
    `content/photos/slots.json: "experience.request3.entry" is missing; name the entry of ${list} that the photograph belongs to`,
  ]);
});

test("a list may have no photograph at all", () => {
  expect(withPictures([{ id: "yoga" }], "request", {}, {})).toEqual([
    { id: "yoga", picture: undefined },
  ]);
});
