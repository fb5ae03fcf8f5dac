import { expect, test } from "vitest";
import { missingEntries, withPictures } from "./skyline.content.ts";

const photo = (id: string) => ({ id, caption: id, width: 3, height: 2, base: `/photos/${id}` });
const photos = { left: photo("oven"), right: photo("board") };
const pictured = [
  { slot: "left", id: "pizzaChef", place: 0 },
  { slot: "right", id: "yoga", place: 1 },
] as const;

test("entries have their pictures, also when their order changes", () => {
  const items = ["laundry", "yoga", "pizzaChef"].map((id) => ({ id }));
  expect(withPictures(items, pictured, photos)).toEqual([
    { id: "laundry", picture: undefined },
    { id: "yoga", picture: { place: 1, photo: photos.right } },
    { id: "pizzaChef", picture: { place: 0, photo: photos.left } },
  ]);
});

test("a photograph whose entry is gone is named", () => {
  const missing = (ids: string[]) =>
    missingEntries("content/en/experience.json", "onRequest.items", ids, pictured);
  expect(missing(["pizzaChef", "cookingClass", "yoga"])).toEqual([]);
  expect(missing(["cookingClass", "yoga"])).toEqual([
    'content/en/experience.json: "onRequest.items" has no "pizzaChef", which the photograph "left" shows; add it',
  ]);
});
