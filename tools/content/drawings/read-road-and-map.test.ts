import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/support/content-copy.ts";
import { readRoadAndMap } from "./read-road-and-map.ts";

test("a drawing of the owner's that is no drawing is named with file, line and what to use", async () => {
  await using content = await ContentCopy.make();
  const svg = (shapes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`;
  await content.write("drawings/mark.svg", svg('\n<image href="mark.png"/>'));
  await content.write("drawings/horizon.svg", svg("<path"));
  const { faults } = await readRoadAndMap(content.root);
  expect(faults.toSorted()).toEqual([
    expect.stringMatching(/^content\/drawings\/horizon\.svg: .*line 1/),
    expect.stringMatching(
      /^content\/drawings\/mark\.svg: line 2: <image> is no element of a drawing; use svg, g, path/,
    ),
  ]);
});

test("a drawing that nothing shows is named, with the names that are known", async () => {
  await using content = await ContentCopy.make();
  expect((await readRoadAndMap(content.root)).warnings).toEqual([]);
  await content.write("drawings/mrak.svg", '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>');
  const { faults, warnings } = await readRoadAndMap(content.root);
  expect(faults).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^content\/drawings\/mrak\.svg: nothing shows this drawing; name it in road\.json or map\.json, call it as one of the site's own \(.*\bmark\b.*\), or remove it$/,
    ),
  ]);
});
