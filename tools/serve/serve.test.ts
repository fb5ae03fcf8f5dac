import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testFolder, writeStandIn } from "../../tests/support/stand-in-site.ts";
import { policyFile } from "../build/hosting/policy-file.ts";
import { replaceSite } from "../build/replace-site.ts";
import { portOf, startServer } from "./serve.ts";

test("the port is that of the environment, and the documented one without", () => {
  expect([portOf({ PORT: "8080" }), portOf({ PORT: "" }), portOf({})]).toEqual([8080, 4173, 4173]);
});

function end(command: string, port: string, cwd: string) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(process.cwd(), `tools/${command}.ts`)],
    { cwd, env: { ...process.env, PORT: port }, encoding: "utf8", timeout: 30_000 },
  );
  return { status, says: stderr.trim(), did: stdout };
}

const commands = [
  ["npm start", "serve/start"],
  ["npm run dev", "serve/dev"],
  ["npm run desk", "owner/desk/desk"],
] as const;

test.each(commands)(
  "%s takes its port before it does anything else, and says in a sentence why it can't",
  async (name, command) => {
    await using folder = await testFolder();
    const first = await listening(0);
    const address = first.address();
    const port = typeof address === "object" && address ? address.port : 0;
    expect(end(command, String(port), folder.path)).toEqual({
      status: 1,
      says: `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} ${name}`,
      did: "",
    });
    first.close();
    expect(end(command, "no", folder.path)).toMatchObject({
      status: 1,
      says: `PORT="no" is no port. Choose a number from 1 to 65535: PORT=4173 ${name}`,
    });
    expect(await readdir(folder.path)).toEqual([]);
  },
);

async function listening(port: number): Promise<Server> {
  const server = createServer().listen(port);
  await once(server, "listening");
  return server;
}

test("a server shows the site of a later build, under its own policy", async () => {
  await using folder = await testFolder();
  const dist = join(folder.path, "dist");
  await writeStandIn(dist, "first");
  const { url, close } = await startServer({ dist, port: 0 });
  const shown = async () => {
    const answer = await fetch(url);
    return [await answer.text(), answer.headers.get("content-security-policy")];
  };
  const [text, policy] = await shown();
  expect(text).toContain("first");
  expect(policy).not.toContain("another.example");
  await replaceSite(dist, async (made) => {
    await writeStandIn(made, "second");
    const json = await readFile(policyFile(made), "utf8");
    await writeFile(policyFile(made), json.replaceAll("map.example", "another.example"));
  });
  const [later, laterPolicy] = await shown();
  expect(later).toContain("second");
  expect(laterPolicy).toContain("another.example");
  await close();
});

test("a site that is not built yet is named, with the command that builds it", async () => {
  await expect(startServer({ dist: "tests", port: 0 })).rejects.toThrow(
    /There is no site in .*tests yet. Build it first: npm run build/,
  );
});
