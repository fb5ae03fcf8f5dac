import { apiPath } from "../addresses.ts";
import type { SavedFile } from "../save.ts";
import { freeName } from "./free-name.ts";
import { headers } from "./page-data.ts";

export type Chosen = { file: File; captions: Record<string, string> };

/** The repository through which the desk reads and saves (../../gitea.ts). */
const content = `${apiPath}/repos/desk/content`;

/** Together, or one by one where one of them is refused. @returns those that were not saved, and why */
export async function saveAdded(
  set: string,
  photographs: Chosen[],
): Promise<{ photograph: Chosen; fault: string }[]> {
  const fault = await saveAll(set, photographs);
  const [first, ...more] = photographs;
  if (!fault || !first) return [];
  if (more.length === 0) return [{ photograph: first, fault }];
  const refused = [];
  // each save needs the list that the one before has written
  for (const each of photographs) refused.push(...(await saveAdded(set, [each])));
  return refused;
}

/** All or none. @returns why nothing was saved */
async function saveAll(set: string, photographs: Chosen[]): Promise<string | undefined> {
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(content + path, { ...options, headers });
  const folder = `content/photos/${set}`;
  const listed = await ask("/git/trees/content?recursive=1");
  if (!listed.ok) return (await listed.json()).message;
  const { tree }: { tree: { path: string; sha: string }[] } = await listed.json();
  const path = `${folder}/captions.json`;
  const sha = tree.find((entry) => entry.path === path)?.sha;
  // for a list that is not valid JSON the desk answers with the fault
  const read = async () => (await ask(`/raw/${path}`)).json().catch(() => []);
  const before: object[] = sha ? await read() : [];

  const taken = new Set(tree.map((entry) => stemIn(folder, entry.path)));
  const captions = photographs.map(({ file, captions: texts }) => {
    const name = freeName(file.name, taken);
    taken.add(stemIn(folder, `${folder}/${name}`));
    return { file: name, ...texts };
  });
  const pictures = await Promise.all(
    photographs.map(async ({ file }, index) => ({
      operation: "create" as const,
      path: `${folder}/${captions[index]?.file}`,
      content: await base64(file),
    })),
  );
  const list: SavedFile = {
    operation: sha ? "update" : "create",
    path,
    sha,
    content: await base64(new Blob([`${JSON.stringify([...before, ...captions], null, 2)}\n`])),
  };
  const body = JSON.stringify({ files: [...pictures, list] });
  const saved = await ask("/contents", { method: "POST", body });
  return saved.ok ? undefined : (await saved.json()).message;
}

function stemIn(folder: string, path: string): string {
  if (!path.startsWith(`${folder}/`)) return "";
  const name = path.slice(folder.length + 1);
  return name.replace(/\.\w+$/, "").toLowerCase();
}

function base64(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}
