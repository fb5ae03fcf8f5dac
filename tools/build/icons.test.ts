import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { readHouse } from "../content/house.ts";
import { writeIcons } from "./icons.ts";

type Icons = { tab: string; homeScreen: Buffer; ico: Buffer };

async function iconsOf(root: string): Promise<Icons> {
  const folder = await mkdtemp(join(tmpdir(), "villa-icons-"));
  const house = await readHouse(root);
  await writeIcons(house, folder);
  const read = (file: string) => readFile(join(folder, file));
  const icons = {
    tab: (await read("favicon.svg")).toString(),
    homeScreen: await read("icons/icon-192.png"),
    ico: await read("favicon.ico"),
  };
  await rm(folder, { recursive: true });
  return icons;
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
