import type { IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { startLocalServer } from "./local-server.ts";
import { ingestionPort } from "./third-parties.ts";

export type CapturedEvent = {
  event: string;
  properties: Record<string, unknown>;
  /** ISO 8601, as the client has it. */
  timestamp?: string;
  sentAt?: string;
};

type Batch = { event?: never; batch: CapturedEvent[]; sent_at: string };

/** Whether the server answers normally or with a fault. */
export type Mood = "well" | "status 500" | "rubbish" | "silent";

export type IngestionServer = Awaited<ReturnType<typeof startIngestionServer>>;

/** Stands in for PostHog: serves a configuration with recording on, and keeps all that arrives. */
export async function startIngestionServer() {
  const requests: { method: string; path: string }[] = [];
  const events: CapturedEvent[] = [];
  const bodies: string[] = [];
  let mood: Mood = "well";

  const server = await startLocalServer(ingestionPort, async (request, response) => {
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
    /** Everything that was sent, decompressed, to search for data that must not be in it. */
    bodies,
    named: (name: string) => events.filter(({ event }) => event === name),
    /** The session recording as text: every snapshot, decompressed. */
    recording: () => JSON.stringify(snapshotsIn(events), decompressed),
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

/** The client sends gzip, base64 in a form field, or plain JSON, depending on the request. */
function decode(body: Buffer): string {
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString();
  const text = body.toString();
  const encoded = new URLSearchParams(text).get("data");
  return encoded ? Buffer.from(encoded, "base64").toString() : text;
}

/** Events come in a batch with the time of sending, recordings as they are. */
function eventsIn(body: string): CapturedEvent[] {
  const parsed: CapturedEvent | CapturedEvent[] | Batch = JSON.parse(body);
  if (Array.isArray(parsed)) return parsed;
  if (!("batch" in parsed)) return [parsed];
  return parsed.batch.map((event) => ({ ...event, sentAt: parsed.sent_at }));
}

function snapshotsIn(events: CapturedEvent[]): unknown[] {
  return events
    .filter(({ event }) => event === "$snapshot")
    .flatMap(({ properties }) => properties.$snapshot_data);
}

/** The recorder compresses each large part by itself and writes the bytes as characters. */
function decompressed(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || !value.startsWith("\u001f\u008b")) return value;
  return JSON.parse(gunzipSync(Buffer.from(value, "latin1")).toString());
}

/** Waits for a recording, which is sent every few seconds of the page's clock once the visitor does something. */
export async function expectRecording(page: Page, ingestion: IngestionServer): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 40);
        await page.clock.fastForward(1000);
        return ingestion.named("$snapshot").length;
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBeGreaterThan(0);
}
