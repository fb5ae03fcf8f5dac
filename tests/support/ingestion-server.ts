import type { IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import { startLocalServer } from "./local-server.ts";

export type CapturedEvent = {
  event: string;
  properties: Record<string, unknown>;
  [field: string]: unknown;
};

/** How the server treats the client: as it should, or as a bad day would have it. */
export type Mood = "well" | "status 500" | "rubbish" | "silent";

export type IngestionServer = Awaited<ReturnType<typeof startIngestionServer>>;

/** Plays PostHog: hands out a configuration with recording on, and keeps all that arrives. */
export async function startIngestionServer() {
  const requests: { method: string; path: string }[] = [];
  const events: CapturedEvent[] = [];
  const bodies: string[] = [];
  let mood: Mood = "well";

  const server = await startLocalServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://local");
    requests.push({ method: request.method ?? "", path: pathname });
    const body = decode(await readBody(request));
    if (body) {
      bodies.push(body);
      events.push(...eventsIn(body));
    }
    if (mood === "silent") return;
    if (mood === "status 500") response.writeHead(500).end("Internal error");
    else if (mood === "rubbish") response.end("<!doctype html><title>Not what you wanted</title>");
    else {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(pathname.endsWith("/config") ? remoteConfig : { status: 1 }));
    }
  });

  return {
    ...server,
    requests,
    events,
    /** All that was sent, decompressed, to search for what should not be in it. */
    bodies,
    named: (name: string) => events.filter(({ event }) => event === name),
    behave(next: Mood) {
      mood = next;
    },
    /** Forgets what has arrived. */
    clear() {
      requests.length = 0;
      events.length = 0;
      bodies.length = 0;
    },
  };
}

/** What a project with session recording answers. */
const remoteConfig = {
  supportedCompression: ["gzip", "gzip-js"],
  hasFeatureFlags: false,
  sessionRecording: { endpoint: "/s/", consoleLogRecordingEnabled: true },
  capturePerformance: true,
  autocapture_opt_out: false,
  surveys: true,
  heatmaps: true,
};

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** The client sends gzip, base64 in a form field, or plain JSON, as the moment allows. */
function decode(body: Buffer): string {
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString();
  const text = body.toString();
  const encoded = new URLSearchParams(text).get("data");
  return encoded ? Buffer.from(encoded, "base64").toString() : text;
}

function eventsIn(body: string): CapturedEvent[] {
  const parsed: CapturedEvent | CapturedEvent[] = JSON.parse(body);
  return [parsed].flat().filter(({ event }) => event !== undefined);
}
