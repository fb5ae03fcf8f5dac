/** Letters. */
const longest = 60;

/** @param taken names without their endings, since pages name a photograph so */
export function freeName(file: string, taken: ReadonlySet<string>): string {
  const dot = file.lastIndexOf(".");
  const [stem, written] = dot > 0 ? [file.slice(0, dot), file.slice(dot)] : [file, ""];
  const ending = savedEnding(written.toLowerCase());
  const letters = stem
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  const name = letters || "photograph";
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${name}-${count}`;
    if (!taken.has(tried)) return tried + ending;
  }
}

/** The desk makes a JPEG of a phone's own format. @param ending with its dot, in small letters */
export function savedEnding(ending: string): string {
  return /^\.hei[cf]$/.test(ending) ? ".jpg" : ending;
}
