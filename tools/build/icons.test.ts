import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { testFolder } from "../../tests/support/stand-in-site.ts";
import { readHouse } from "../content/house.ts";
import { writeIcons } from "./icons.ts";

async function iconsOf(root: string) {
  await using folder = await testFolder();
  await writeIcons(await readHouse(root), folder.path);
  const read = (file: string) => readFile(join(folder.path, file));
  return {
    tab: (await read("favicon.svg")).toString(),
    homeScreen: await read("icons/icon-192.png"),
  };
}

const square =
  '<svg viewBox="0 0 10 10"><path fill="currentColor" stroke="none" d="M0 0h10v10H0z"/></svg>';

async function middleOf(picture: Buffer): Promise<number[]> {
  const { width, height } = await sharp(picture).metadata();
  const point = { left: width / 2, top: height / 2, width: 1, height: 1 };
  return [...(await sharp(picture).extract(point).removeAlpha().raw().toBuffer())];
}

test("the mark of the house is that of the icons, in the tab too where it is alone, and a neutral one without", async () => {
  await using content = await ContentCopy.make();
  const demo = await iconsOf(content.root);
  await content.write("drawings/mark.svg", square);
  const withTab = await iconsOf(content.root);
  expect(withTab.tab).toBe(demo.tab);
  expect(await middleOf(withTab.homeScreen)).toEqual([0xf3, 0xf5, 0xf2]);
  await content.remove("drawings/icon.svg");
  expect((await iconsOf(content.root)).tab).toContain("M0 0h10v10H0z");
  await content.remove("drawings");
  const neutral = await iconsOf(content.root);
  expect(neutral.tab).toContain("<path");
  expect(neutral.tab).not.toBe(demo.tab);
  expect(neutral.homeScreen.equals(demo.homeScreen)).toBe(false);
});
