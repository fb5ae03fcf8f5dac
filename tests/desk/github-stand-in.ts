import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { filesBelow } from "../../tools/content/files/files-below.ts";

const token = "github_pat_owner";

/** https://docs.github.com/graphql. @returns the token that signs in, and what was saved, by path */
export async function standInForGithub(page: Page, root: string) {
  const texts = new Map<string, string>();
  const paths = new Map<string, string>();
  for (const file of await filesBelow(join(root, "content"))) {
    const bytes = await readFile(join(root, "content", file));
    const sha = createHash("sha1").update(file).update(bytes).digest("hex");
    paths.set(`content/${file}`, sha);
    texts.set(sha, file.endsWith(".json") ? bytes.toString() : "");
  }
  const saved = new Map<string, Buffer>();
  const head = "1".repeat(40);

  const graphql = ({ query, variables }: { query: string; variables: Input }) => {
    if (query.includes("createCommitOnBranch")) {
      const { additions } = variables.input.fileChanges;
      for (const { path, contents } of additions) {
        saved.set(path, Buffer.from(contents, "base64"));
      }
      const oid = "2".repeat(40);
      const files = additions.map((_, index) => [`file_${index}`, { oid }]);
      const committedDate = new Date().toISOString();
      return {
        createCommitOnBranch: { commit: { oid, committedDate, ...Object.fromEntries(files) } },
      };
    }
    const blobs = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)];
    if (blobs.length > 0) {
      const contents = blobs.map(([, alias = "", sha = ""]) => [alias, { text: texts.get(sha) }]);
      return { repository: Object.fromEntries(contents) };
    }
    const author = { name: "Anna", email: "", user: null };
    const commit = { oid: head, message: "", author, committedDate: "2026-11-01T00:00:00Z" };
    const ref = { target: { oid: head, history: { nodes: [commit] } } };
    const aliases = [...query.matchAll(/(\w+):\s+ref\(/g)].map(([, alias]) => [alias, ref]);
    return { repository: { ref, ...Object.fromEntries(aliases) } };
  };

  const answer = (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const json = (value: unknown, status = 200) =>
      route.fulfill({ status, json: value, headers: { "Access-Control-Allow-Origin": "*" } });
    if (request.headers().authorization !== `token ${token}`) return json({ message: "no" }, 401);
    if (pathname === "/graphql") return json({ data: graphql(request.postDataJSON()) });
    if (pathname === "/user") return json({ id: 1, login: "owner", name: "Anna", email: "" });
    if (pathname.includes("/git/trees/")) {
      const tree = [...paths].map(([path, sha]) => ({ type: "blob", path, sha, size: 1 }));
      return json({ tree });
    }
    if (pathname.startsWith("/repos/you/villa/collaborators/")) return json({});
    return json({ message: "Not Found" }, 404);
  };
  await page.route("https://api.github.com/**", answer);
  await page.route("https://www.githubstatus.com/**", (route) =>
    route.fulfill({
      json: { status: { indicator: "none" } },
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
  return { token, saved };
}

type Input = {
  input: { fileChanges: { additions: { path: string; contents: string }[] } };
};
