import { readArguments } from "../../content/files/read-arguments.ts";
import { commandLanguage } from "../../content/owner-language.ts";
import { reportOf, reportText } from "../../content/problems/report.ts";
import { OwnerError } from "../words/words.ts";
import { addLanguage } from "./add-language.ts";

// `npm run new-language de`: one more language for the owner's house, its texts to be written.

const { values, positionals } = readArguments({
  options: { lang: { type: "string" } },
  allowPositionals: true,
});
const owner = commandLanguage(values.lang);
try {
  const added = await addLanguage(process.cwd(), positionals[0]);
  console.log(added(owner));
} catch (error) {
  const said =
    error instanceof OwnerError
      ? error.sentence(owner)
      : reportText(await reportOf(error, process.cwd()), owner);
  console.error(said);
  process.exitCode = 1;
}
