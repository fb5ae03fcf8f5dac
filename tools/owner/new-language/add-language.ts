import { languageCodes } from "../../../src/site/site-map/languages.ts";
import { jsonIn, readHouse } from "../../content/house.ts";
import { checkContent } from "../../content/load.ts";
import { textFile, writtenIn } from "../../content/own-pages.ts";
import { isGroup } from "../../content/values.ts";
import { editJson } from "../desk/saving/edit-json.ts";
import { versionOf } from "../desk/saving/own-file.ts";
import { type Change, writeWhole } from "../desk/saving/write-whole.ts";
import { hasHouse } from "../new-house/write-house.ts";
import { languageName, OwnerError, type Sentence, say } from "../words/words.ts";

/**
 * Copies the texts of the first language, all or none; texts that are there already stay.
 * @throws OwnerError when there is no such language, or the house has it already
 * @throws ContentError when the house has faults
 */
export async function addLanguage(root: string, asked: string | undefined): Promise<Sentence> {
  const lang = languageCodes.find((each) => each === asked);
  if (!lang) throw new OwnerError("newLanguage.which", { known: languageCodes.join(", ") });
  if (!hasHouse(root)) throw new OwnerError("newLanguage.noHouse");
  const house = await readHouse(root);
  const { languages } = (await checkContent(house)).settings;
  const [first] = languages;
  if (languages.includes(lang)) throw new OwnerError("newLanguage.there", { lang });

  const edited = (file: string, change: (value: unknown) => unknown): [string, Change] => {
    const bytes = Buffer.from(house.texts.get(file) ?? "");
    const text = editJson(bytes.toString(), change(jsonIn(house, file).value));
    return [`content/${file}`, { bytes: Buffer.from(text), version: versionOf(bytes) }];
  };
  const copies = writtenIn(house, first)
    .map(({ name, file }) => ({ from: file, to: textFile(lang, name) }))
    .filter(({ from, to }) => house.paths.includes(from) && !house.paths.includes(to))
    .map(({ from, to }): [string, Change] => {
      const bytes = Buffer.from(house.texts.get(from) ?? "");
      return [`content/${to}`, { bytes, version: undefined }];
    });
  const captions = house.paths
    .filter((path) => path.endsWith("/captions.json"))
    .map((path) =>
      edited(path, (list) =>
        Array.isArray(list)
          ? list.map((each) => (isGroup(each) ? { [lang]: each[first], ...each } : each))
          : list,
      ),
    );
  const settings = edited("settings.json", (value) => ({
    ...(isGroup(value) ? value : {}),
    languages: [...languages, lang],
  }));
  await writeWhole(root, new Map([...copies, ...captions, settings]));
  return (owner) => {
    const [language, from] = [lang, first].map((each) => languageName(each, owner));
    return say("newLanguage.added", owner, {
      language: language ?? lang,
      from: from ?? first,
      lang,
    });
  };
}
