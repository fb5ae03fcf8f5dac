import { expect, test } from "vitest";
import { freeName } from "./add-photograph.ts";

test.each([
  ["New veranda (1).JPG", "", "new-veranda-1.jpg"],
  ["Città è già.webp", "", "citta-e-gia.webp"],
  ["../../etc.png", "", "etc.png"],
  ["写真.jpg", "", "photograph.jpg"],
  [`${"a".repeat(200)}.jpg`, "", `${"a".repeat(60)}.jpg`],
  // a name that is there already, with whatever ending, gets the next number
  ["IMG_2041.HEIC", "img-2041", "img-2041-2.jpg"],
  ["IMG.jpg", "img img-2", "img-3.jpg"],
])("%s beside %s becomes %s", (file, taken, name) => {
  expect(freeName(file, new Set(taken.split(" ")))).toBe(name);
});
