import type { IncomingMessage } from "node:http";
import { Refusal } from "./refusal.ts";

/** Bytes of one request: a dozen photographs of a good camera, as the editor sends them. */
const largestRequest = 160 * 1024 * 1024;

/**
 * The parsed JSON of a request.
 * @throws Refusal when it is too large, of another type or not JSON
 */
export async function readBody(
  request: IncomingMessage,
  largest = largestRequest,
): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers["content-type"] ?? "")) {
    throw new Refusal(415, "JSON is expected.");
  }
  const tooLarge = () =>
    new Refusal(
      413,
      `This is more than ${Math.floor(largest / 1024 / 1024)} MB at once, so nothing was saved; add fewer photographs at a time.`,
      `Sono più di ${Math.floor(largest / 1024 / 1024)} MB insieme, perciò non è stato salvato niente; aggiungete meno fotografie per volta.`,
    );
  if (Number(request.headers["content-length"]) > largest) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > largest) throw tooLarge();
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new Refusal(400, "This is not JSON.");
  }
}
