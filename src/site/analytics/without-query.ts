import type { CaptureResult } from "posthog-js/dist/module.slim.no-external";

/** An address without what people may have put behind it: `/it/villa?name=x#y` is `/it/villa`. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, "");
}

/** Takes query and hash off every address that an event carries. */
export function withoutQueries(event: CaptureResult | null): CaptureResult | null {
  for (const properties of [event?.properties, event?.$set, event?.$set_once]) {
    if (!properties) continue;
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value === "string" && /^https?:/.test(value)) {
        properties[name] = withoutQuery(value);
      }
    }
  }
  return event;
}
