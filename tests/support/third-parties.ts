import type { IncomingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { listening } from "../browser/programs.ts";
import { pollInTime } from "./page.ts";
import { ingestionPort, lookupPort } from "./test-build.ts";

const startLocalServer = (port: number, answer: RequestListener) =>
  listening((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    // browsers ask before they send JSON to another origin
    if (request.method === "OPTIONS") response.writeHead(204).end();
    else answer(request, response);
  }, port);

type Answer = (response: ServerResponse) => unknown;

export type LookupServer = Awaited<ReturnType<typeof startLookupServer>>;

/** In Germany unless told otherwise. */
export async function startLookupServer() {
  const requests: { method: string; url: string; headers: IncomingHttpHeaders }[] = [];
  let answer = country("DE");
  const server = await startLocalServer(lookupPort, (request, response) => {
    const { method = "", url = "", headers } = request;
    requests.push({ method, url, headers });
    answer(response);
  });
  return { ...server, requests, answerWith: (next: Answer) => (answer = next) };
}

export function country(code: string): Answer {
  return (response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ ip: "192.0.2.1", country: code }));
  };
}

/** Sent when the test releases it. */
export function heldCountry(code: string): { answer: Answer; release(): void } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return { answer: (response) => released.then(() => country(code)(response)), release };
}

export const hangInBody: Answer = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).write('{"country":');
};

type CapturedEvent = {
  event: string;
  properties: Record<string, unknown>;
  /** ISO 8601, as the client has it. */
  timestamp?: string;
  sentAt?: string;
};

type Batch = { event?: never; batch: CapturedEvent[]; sent_at: string };

type Mood = "well" | "silent";

export type IngestionServer = Awaited<ReturnType<typeof startIngestionServer>>;

/** PostHog, with recording on; keeps all that arrives. */
export async function startIngestionServer() {
  const requests: { method: string; path: string }[] = [];
  const events: CapturedEvent[] = [];
  const bodies: string[] = [];
  let mood: Mood = "well";

  const server = await startLocalServer(ingestionPort, async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://local");
    requests.push({ method: request.method ?? "", path: pathname });
    const body = decode(await buffer(request));
    if (body) {
      bodies.push(body);
      events.push(...eventsIn(body));
    }
    if (mood === "silent") return;
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(pathname.endsWith("/config") ? remoteConfig : { status: 1 }));
  });

  return {
    ...server,
    requests,
    events,
    bodies,
    named: (name: string) => events.filter(({ event }) => event === name),
    /** Decompressed. */
    recording: () =>
      JSON.stringify(
        events
          .filter(({ event }) => event === "$snapshot")
          .flatMap(({ properties }) => properties.$snapshot_data),
        decompressed,
      ),
    behave: (next: Mood) => (mood = next),
    clear() {
      for (const kept of [requests, events, bodies]) kept.length = 0;
    },
  };
}

const remoteConfig = {
  supportedCompression: ["gzip", "gzip-js"],
  hasFeatureFlags: false,
  sessionRecording: { endpoint: "/s/", consoleLogRecordingEnabled: true },
  capturePerformance: true,
  autocapture_opt_out: false,
  surveys: true,
  heatmaps: true,
};

/** The client sends gzip, base64 in a form field, or plain JSON, depending on the request. */
function decode(body: Buffer): string {
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString();
  const encoded = new URLSearchParams(body.toString()).get("data");
  return encoded ? Buffer.from(encoded, "base64").toString() : body.toString();
}

/** Events come in a batch with the time of sending, recordings as they are. */
function eventsIn(body: string): CapturedEvent[] {
  const parsed: CapturedEvent | CapturedEvent[] | Batch = JSON.parse(body);
  if (Array.isArray(parsed)) return parsed;
  if (!("batch" in parsed)) return [parsed];
  return parsed.batch.map((event) => ({ ...event, sentAt: parsed.sent_at }));
}

/** The recorder compresses each large part by itself and writes the bytes as characters. */
function decompressed(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || !value.startsWith("\u001f\u008b")) return value;
  return JSON.parse(gunzipSync(Buffer.from(value, "latin1")).toString());
}

/** Sent every few seconds of the page's clock once the visitor does something. */
export async function expectRecording(page: Page, ingestion: IngestionServer): Promise<void> {
  const snapshots = async () => {
    await page.mouse.wheel(0, 40);
    return ingestion.named("$snapshot").length;
  };
  await pollInTime(page, snapshots).toBeGreaterThan(0);
}
