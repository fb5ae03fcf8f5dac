import type { CaptureResult } from "posthog-js/dist/module.slim.no-external";

/** An address without query and hash, which may hold personal data: `/it/villa?name=x` is `/it/villa`. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, "");
}

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
