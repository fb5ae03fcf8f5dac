import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listening } from "../../tests/browser/programs.ts";
import { testFolder, writeStandIn } from "../../tests/support/stand-in-site.ts";
import { hostingFolder, policyFile } from "../build/hosting/policy.ts";
import { replaceSite } from "../build/replace-site.ts";
import { isBuilt, runLatest } from "./dev.ts";
import { siteHandler } from "./serve.ts";

function end(command: string, port: string, cwd: string) {
  const file = join(process.cwd(), `tools/${command}.ts`);
  const { status, stderr, stdout } = spawnSync(process.execPath, [file], {
    ...{ cwd, env: { ...process.env, PORT: port }, encoding: "utf8", timeout: 30_000 },
  });
  return { status, says: stderr.trim(), did: stdout };
}

const commands = [
  ["npm start", "serve/start"],
  ["npm run dev", "serve/dev"],
  ["npm run desk", "owner/desk/desk"],
] as const;

test.each(commands)(
  "%s takes its port first, or says in a sentence why it can't",
  async (name, command) => {
    await using folder = await testFolder();
    const first = createServer().listen(0);
    await once(first, "listening");
    const { port } = first.address() as AddressInfo;
    expect(end(command, String(port), folder.path)).toEqual({
      status: 1,
      says: `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} ${name}`,
      did: "",
    });
    first.close();
    expect(await readdir(folder.path)).toEqual([]);
  },
);

test("a port that is none is named", () => {
  expect(end("serve/start", "no", process.cwd())).toEqual({
    status: 1,
    says: 'PORT="no" is no port. Choose a number from 1 to 65535: PORT=4173 npm start',
    did: "",
  });
});

test("a server shows the old site under its policy until a later one stands, at each of its steps", async () => {
  await using folder = await testFolder();
  const [dist, made, old] = ["dist", "dist.new-1", "dist.old-1"].map((each) =>
    join(folder.path, each),
  ) as [string, string, string];
  await writeStandIn(dist, "first");
  const { url, close } = await listening(siteHandler(dist));
  await writeStandIn(made, "second");
  const json = await readFile(policyFile(made), "utf8");
  await writeFile(policyFile(made), json.replaceAll("map.example", "another.example"));
  const shown = async () => {
    const answer = await fetch(url);
    const policy = answer.headers.get("content-security-policy") ?? "";
    return [/first|second/.exec(await answer.text())?.[0], /map|another/.exec(policy)?.[0]];
  };
  const [first, second] = [
    ["first", "map"],
    ["second", "another"],
  ];
  const moved = [
    [dist, old],
    [hostingFolder(dist), hostingFolder(old)],
    [made, dist],
  ] as const;
  for (const [from, to] of moved) {
    await rename(from, to);
    expect(await shown(), to).toEqual(first);
  }
  await rename(hostingFolder(made), hostingFolder(dist));
  expect(await shown()).toEqual(second);
  await close();
});

test("no address is missing and no answer is cut while one build after another takes the site's place", async () => {
  await using folder = await testFolder();
  const dist = join(folder.path, "dist");
  const text = "olive trees, noon ".repeat(500);
  await writeStandIn(dist, text);
  const { url, close } = await listening(siteHandler(dist));
  const answers = new Set<string>();
  let isOver = false;
  const guest = async (path: string) => {
    while (!isOver) {
      const answer = await fetch(url + path);
      answers.add(`${answer.status} ${(await answer.text()).includes(text)}`);
    }
  };
  const guests = ["/interni", "/it/contatti", "/interni"].map(guest);
  for (let count = 0; count < 12; count++) {
    await replaceSite(dist, (made) => writeStandIn(made, text));
  }
  isOver = true;
  await Promise.all(guests);
  await close();
  expect([...answers]).toEqual(["200 true"]);
});

test("a site that is not built yet is named, with the command that builds it", async () => {
  expect(() => siteHandler("tests")).toThrow(
    /There is no site in .*tests yet. Build it first: npm run build/,
  );
});

test.each([
  ["dist/index.html", true],
  ["dist.new-4711/index.html", true],
  ["dist-hosting/nginx.conf", true],
  [".cache/desk/index.html", true],
  ["src/pages/home/home.page.tsx", false],
])("what a build writes reloads no open page: %s, %s", (path, built) => {
  expect(isBuilt(path)).toBe(built);
});

test("a file saved while the site is being made has it made once more, also after a failure", async () => {
  let runs = 0;
  let end = Promise.withResolvers<void>();
  const run = runLatest(() => {
    runs++;
    end = Promise.withResolvers();
    return end.promise;
  });
  const running = (count: number) => expect.poll(() => runs).toBe(count);
  const first = run();
  await running(1);
  const others = [run(), run()];
  expect(runs).toBe(1);
  end.resolve();
  await first;
  await running(2);
  const failing = expect(Promise.all(others)).rejects.toThrow("the disk is full");
  end.reject(new Error("the disk is full"));
  await failing;
  void run();
  await running(3);
});
