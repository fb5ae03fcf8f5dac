import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dataOf } from "../../tests/support/draw-page.tsx";
import { TestHouse } from "../../tests/support/test-house.ts";
import { pageUrl } from "../build/head/page-address.ts";
import { stateOf } from "../owner/ready/readiness.ts";
import { placeOf } from "./problems/place.ts";

const english = readFileSync("tests/fixtures/wellness.md", "utf8");
const italian = english
  .replace("title: Wellness", "title: Benessere")
  .replace(/^where: menu\n/m, "")
  .replace("The sauna has room for {guests} people.", "La sauna ha posto per {guests} persone.");

function houseWith(en = english): TestHouse {
  const house = new TestHouse();
  house.write("pages/wellness/en.md", en);
  house.write("pages/wellness/it.md", italian);
  return house;
}

test("a folder of Markdown is a page, in the menu before the contacts, with its pictures", async () => {
  const content = await houseWith().content();
  expect(content.pages.map(({ path }) => path).join()).toContain("/wellness,/contatti");
  expect(pageUrl(content, "own-wellness", "it")).toMatch(/example\/it\/wellness$/);
  const definition = content.definitions.get("own-wellness");
  if (!definition) throw new Error("no definition");
  const sentence = expect.stringMatching(/^The sauna has room for\s10\speople\.\s$/);
  const link = { tag: "a", href: "/contatti", children: ["Ask us"] };
  expect(dataOf(content, definition)).toMatchObject({
    title: "Wellness",
    photo: { id: "villa-02" },
    blocks: [
      { text: [{ tag: "p", children: [sentence, link, "."] }] },
      { photo: { id: "villa-03" } },
      { text: [{ tag: "h2", children: ["The bath"] }, { tag: "ul" }] },
      { name: "experience" },
    ],
  });
  expect(content.texts.it.shared.navbar).toMatchObject({ "own-wellness": "Wellness" });
  expect(content.texts.it.meta["own-wellness"]?.title).toBe("Benessere – Villa Ulia");
});

test("a fault in a text is named with its line", async () => {
  const house = houseWith(`${english}\n\nIt was ~~640~~.\n`);
  const { problems } = await stateOf(house.house);
  expect(problems.map((each) => placeOf(each, house.house)?.text)).toEqual(["It was ~~640~~."]);
});
