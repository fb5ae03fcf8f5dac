import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { expect, test } from "vitest";

/** The output of a development server that ends. */
function startDev(port: string, ...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ["tools/serve/dev.ts", ...args], {
    env: { ...process.env, PORT: port },
    encoding: "utf8",
    timeout: 30_000,
  });
  return { status, says: stderr.trim() };
}

test.each([
  ["npm run dev", []],
  ["npm run desk", ["--desk"]],
] as const)("%s says in a sentence that its port is taken", async (command, args) => {
  const first = await listening(0);
  const address = first.address();
  const port = typeof address === "object" && address ? address.port : 0;
  expect(startDev(String(port), ...args)).toEqual({
    status: 1,
    says: `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} ${command}`,
  });
  first.close();
});

test("npm run dev says in a sentence that PORT is no port", () => {
  const says = 'PORT="no" is no port. Choose a number from 1 to 65535: PORT=4173 npm run dev';
  expect(startDev("no")).toEqual({ status: 1, says });
});

test("an empty PORT means the usual one", async () => {
  // the port may already be in use, which serves the test as well
  const first = await listening(5173).catch(() => undefined);
  expect(startDev("").says).toMatch(/^Port 5173 is taken/);
  first?.close();
});

async function listening(port: number): Promise<Server> {
  const server = createServer().listen(port);
  await once(server, "listening");
  return server;
}
