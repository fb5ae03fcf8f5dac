import type { BrowserContext, Page } from "@playwright/test";
import { violationsOf } from "../support/violations.ts";

/** The browser's own messages about a missing network and about a resized window. */
const known = [
  "Error fetching user location",
  "Failed to load resource: net::ERR_INTERNET_DISCONNECTED",
  "Failed to load resource: net::ERR_FAILED",
  // the service worker looks for a new version of itself
  "An unknown error occurred when fetching the script",
  // the map of a third party, which no test asks
  "Failed to load resource: net::ERR_NAME_NOT_RESOLVED",
  "was preloaded using link preload but not used",
];

export type Complaints = { take(): string[] };

/** Collects uncaught errors, console messages and violations of the policy. */
export async function complaintsOf(page: Page, context: BrowserContext): Promise<Complaints> {
  const heard: string[] = [];
  const violations = await violationsOf(page);
  page.on("pageerror", ({ message }) => heard.push(`uncaught: ${message}`));
  page.on("crash", () => heard.push("the page has crashed"));
  page.on("console", (message) => {
    if (!known.some((text) => message.text().includes(text))) heard.push(message.text());
  });
  context.on("page", (other) => heard.push(`another window: ${other.url()}`));
  return { take: () => [...heard.splice(0), ...violations.splice(0)] };
}
