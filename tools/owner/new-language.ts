import { readArguments } from "../content/files/read-arguments.ts";
import { ownerLanguage } from "../content/owner-language.ts";
import { reportOf, reportText } from "../content/problems/report.ts";
import { addLanguage, removeLanguage } from "./add-language.ts";
import { OwnerError } from "./words.ts";

// `npm run new-language de`: one more language for the owner's house; `-- --remove de`: one less.

const { values, positionals } = readArguments({
  options: { remove: { type: "boolean" } },
  allowPositionals: true,
});
const owner = ownerLanguage();
try {
  const [asked] = positionals;
  const done = values.remove
    ? await removeLanguage(process.cwd(), asked, owner)
    : await addLanguage(process.cwd(), asked);
  console.log(done(owner));
} catch (error) {
  const said =
    error instanceof OwnerError
      ? error.sentence(owner)
      : reportText(await reportOf(error, process.cwd()), owner);
  console.error(said);
  process.exitCode = 1;
}
