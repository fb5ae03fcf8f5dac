import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { loadContent } from "./load.ts";
import { excerpt } from "./messages/excerpt.ts";
import { locate } from "./messages/locate.ts";
import { reportOf, reportText, warningText } from "./messages/report.ts";

// The table of what an owner reads when the content has a fault that JSON and the shapes allow: file,
// line, what was found, what to do. Faults of JSON itself have theirs in read-json.test.ts.

type Edit = (copy: ContentCopy) => Promise<void>;

/** A message of the table; `line` is where it points, and the caret stands below `at`. */
type Row = { title: string; edit: Edit; file: string; at: string; message: string };

const editTexts = (file: string, key: string, change: (text: string) => string): Edit => {
  return (copy) =>
    copy.edit(file, (texts) => {
      texts[key] = change(texts[key]);
    });
};

const faults: Row[] = [
  {
    title: "Markdown where it is not read",
    edit: editTexts("en/home.json", "description", () => "A **quiet** house"),
    file: "en/home.json",
    at: '"description"',
    message: '"description" holds **quiet**, and this text is not Markdown; write the words alone',
  },
  {
    title: "a link in Markdown where it is not read",
    edit: editTexts("it/home.json", "description", () => "La [villa](/villa-ulia)"),
    file: "it/home.json",
    at: '"description"',
    message:
      '"description" holds [villa](/villa-ulia), and this text is not Markdown; write the words alone',
  },
  {
    title: "HTML in a text",
    edit: editTexts("en/home.json", "description", () => "A<br>house"),
    file: "en/home.json",
    at: '"description"',
    message: '"description" holds <br>, and texts are not HTML; write the words alone',
  },
  {
    title: "a character that a program has garbled",
    edit: editTexts("it/home.json", "description", () => "PerchÃ© qui"),
    file: "it/home.json",
    at: '"description"',
    message:
      '"description" holds Ã©, a character that was saved in a wrong encoding; write it again',
  },
  {
    title: "a character that the fonts lack, with the letters that stand for it",
    edit: editTexts("en/home.json", "description", () => "An of\ufb01ce"),
    file: "en/home.json",
    at: '"description"',
    message:
      '"description" holds \ufb01 (U+FB01), which the fonts of the site do not have; write fi',
  },
  {
    title: "a picture character, for which nothing stands",
    edit: editTexts("it/home.json", "description", () => "Benvenuti 😀"),
    file: "it/home.json",
    at: '"description"',
    message:
      '"description" holds 😀 (U+1F600), which the fonts of the site do not have; leave it out, or write it in Latin letters',
  },
  {
    title: "a telephone number that is none",
    edit: (copy) =>
      copy.edit("facts.json", ({ contact }) => {
        contact.phone = "+39 0831 00000000000";
      }),
    file: "facts.json",
    at: '"phone"',
    message:
      '"contact.phone" is "+39 0831 00000000000", which is no number of the country +39; correct it',
  },
  {
    title: "a number for WhatsApp without its country",
    edit: (copy) =>
      copy.edit("facts.json", ({ contact }) => {
        contact.whatsapp = "99912345678";
      }),
    file: "facts.json",
    at: '"whatsapp"',
    message:
      '"contact.whatsapp" is "99912345678", which begins with no country\'s code; correct it',
  },
  {
    title: "latitude and longitude of the house exchanged",
    edit: (copy) =>
      copy.edit("facts.json", ({ geo }) => {
        [geo.latitude, geo.longitude] = [geo.longitude, geo.latitude];
      }),
    file: "facts.json",
    at: '"latitude"',
    message:
      '"geo.latitude" is 17.56683 and "longitude" 40.56218, which seem to stand in each other\'s place; exchange them',
  },
  {
    title: "latitude and longitude of a place exchanged",
    edit: (copy) =>
      copy.edit("facts.json", ({ places }) => {
        [places[1].latitude, places[1].longitude] = [places[1].longitude, places[1].latitude];
      }),
    file: "facts.json",
    at: '"latitude"',
    message:
      '"places[1].latitude" is 17.218 and "longitude" 40.996, which seem to stand in each other\'s place; exchange them',
  },
  {
    title: "an unknown key",
    edit: (copy) =>
      copy.edit("facts.json", ({ contact }) => {
        contact.fax = "1";
      }),
    file: "facts.json",
    at: '"fax"',
    message: '"contact.fax" is an unknown key; remove it or correct its name',
  },
  {
    title: "a missing fact, at the group that lacks it",
    edit: (copy) => copy.edit("facts.json", ({ contact }) => delete contact.phone),
    file: "facts.json",
    at: '"contact"',
    message: '"contact.phone" is missing; add it',
  },
  {
    title: "a caption with a wrong focal point, at its photograph",
    edit: (copy) =>
      copy.edit("photos/villa/captions.json", (captions) => {
        captions[1].focus = "left";
      }),
    file: "photos/villa/captions.json",
    at: '"focus"',
    message: '"focus" of 02.jpg is "left"; two percentages are expected, such as 47% 62%',
  },
];

const warnings: Row[] = [
  {
    title: "two photographs with the same caption",
    edit: (copy) =>
      copy.edit("photos/villa/captions.json", (captions) => {
        captions[4].it = captions[2].it;
      }),
    file: "photos/villa/captions.json",
    at: '"it"',
    message: '"it" of 05.jpg is also the caption of villa/03.jpg; say of each what only it shows',
  },
  {
    title: "the demo's name in a text of another house",
    edit: async (copy) => {
      await copy.replace("facts.json", '"name": "Villa Ulia"', '"name": "Masseria Cala Blu"');
      await editTexts("en/home.json", "description", () => "Villa Ulia is quiet")(copy);
    },
    file: "en/home.json",
    at: '"description"',
    message: '"description" still holds "Villa Ulia" of the demo house; write your own',
  },
  {
    title: "an address of the demo on a site that has its own",
    edit: (copy) =>
      copy.edit("facts.json", ({ villa }) => {
        villa.siteUrl = "https://www.masseriacalablu.it";
      }),
    file: "facts.json",
    at: '"email"',
    message: '"contact.email" still holds "villaulia.example" of the demo house; write your own',
  },
];

for (const { title, edit, file, at, message } of faults) {
  test(`the owner reads of ${title}: file, line, what was found and what to do`, async () => {
    await using copy = await ContentCopy.make();
    await edit(copy);
    const error = await loadContent(copy.root).catch((thrown: unknown) => thrown);
    const report = await reportOf(error, copy.root);
    const found = report.messages.find(({ text }) => text === message);
    expect(found, reportText(report)).toBeDefined();
    expect(found?.place?.file).toBe(`content/${file}`);
    expect(found?.place?.text.slice((found.place.column ?? 0) - 1)).toMatch(new RegExp(`^${at}`));
    expect(reportText(report)).not.toMatch(/^\s+at .*\.ts:\d/m);
  });
}

for (const { title, edit, file, at, message } of warnings) {
  test(`the owner is warned of ${title}: file, line, what was found and what to do`, async () => {
    await using copy = await ContentCopy.make();
    await edit(copy);
    const content = await loadContent(copy.root);
    const messages = await Promise.all(content.warnings.map((each) => locate(copy.root, each)));
    const found = messages.find(({ text }) => text === message);
    expect(found, messages.map(warningText).join("\n")).toBeDefined();
    expect(found?.place?.file).toBe(`content/${file}`);
    expect(found?.place?.text.slice((found.place.column ?? 0) - 1)).toMatch(new RegExp(`^${at}`));
  });
}

test("a fault is shown with its line and a caret below it, of a long line the part around it", async () => {
  await using copy = await ContentCopy.make();
  await copy.replace("it/home.json", '"welcomeTitle":', '\t"welcomeTitle"');
  const error = await loadContent(copy.root).catch((thrown: unknown) => thrown);
  const text = reportText(await reportOf(error, copy.root));
  expect(text).toMatch(
    /^The content has 1 fault:\n\n {2}content\/it\/home\.json, line 3: a colon is missing .*\n {4}3 \| {4}"welcomeTitle" .*\n {6}\| {17}\^$/,
  );
  const long = { file: "f", line: 12, column: 301, text: `${"a".repeat(300)}b${"c".repeat(300)}` };
  const [line = "", caret = ""] = excerpt(long).split("\n");
  expect(line).toMatch(/^12 \| …a+bc+…$/);
  expect(line[caret.indexOf("^")]).toBe("b");
});

test("an error of the program is reported without its stack, which goes to a file", async () => {
  await using copy = await ContentCopy.make();
  const text = reportText(await reportOf(new Error("the page was not made"), copy.root));
  expect(text).toBe(
    "The site could not be made:\n\n  the page was not made\n\n  The details for a developer are in .cache/build-error.txt.",
  );
});
