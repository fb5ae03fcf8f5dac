import { expect, test } from "vitest";
import { missingEntries, withPictures } from "./on-request.content.ts";

const photo = (id: string) => ({ id, caption: id, width: 3, height: 2, base: `/photos/${id}` });
const photos = {
  request1: photo("oven"),
  request2: photo("board"),
  request3: photo("mats"),
  request4: photo("bed"),
};

test("four entries have their picture, also when their order changes", () => {
  const items = ["laundry", "yoga", "pizzaChef"].map((id) => ({ id }));
  expect(withPictures(items, photos)).toEqual([
    { id: "laundry", picture: undefined },
    { id: "yoga", picture: { place: 2, photo: photos.request3 } },
    { id: "pizzaChef", picture: { place: 0, photo: photos.request1 } },
  ]);
});

test("a photograph whose entry is gone is named", () => {
  const file = "content/en/experience.json";
  expect(missingEntries(file, ["pizzaChef", "cookingClass", "yoga", "wellness", "boat"])).toEqual(
    [],
  );
  expect(missingEntries(file, ["cookingClass", "yoga", "wellness"])).toEqual([
    'content/en/experience.json: "onRequest.items" has no "pizzaChef", which the photograph "request1" shows; add it',
  ]);
});
