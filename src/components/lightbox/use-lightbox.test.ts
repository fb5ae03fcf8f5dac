import { expect, test } from "vitest";
import { namesPhotos } from "./use-lightbox.ts";

test.each(["?photos=villa", "?photos=villa&photo=3", "?photo=villa-03", "?guests=2&photo=1"])(
  "%j may open photographs",
  (search) => expect(namesPhotos(search)).toBe(true),
);

test.each(["", "?", "?utm_campaign=photo", "?photograph=1", "?my_photo=1", "?utm_source=photos=1"])(
  "%j opens none",
  (search) => expect(namesPhotos(search)).toBe(false),
);
