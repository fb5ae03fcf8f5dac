import { expect, test } from "vitest";
import { freeName } from "./add-photograph.ts";

test("a photograph's name gets small letters, figures and hyphens, and keeps its ending", () => {
  expect(freeName("New veranda (1).JPG", new Set())).toBe("new-veranda-1.jpg");
  expect(freeName("Città è già.webp", new Set())).toBe("citta-e-gia.webp");
  expect(freeName("../../etc.png", new Set())).toBe("etc.png");
  expect(freeName("IMG_2041.HEIC", new Set(["img-2041"]))).toBe("img-2041-2.jpg");
  expect(freeName("写真.jpg", new Set())).toBe("photograph.jpg");
  expect(freeName(`${"a".repeat(200)}.jpg`, new Set())).toHaveLength(64);
});

test("a name that is there already, with whatever ending, gets the next number", () => {
  expect(freeName("01.png", new Set(["01"]))).toBe("01-2.png");
  expect(freeName("IMG.jpg", new Set(["img", "img-2"]))).toBe("img-3.jpg");
});
