import type { Page } from "@playwright/test";

declare global {
  interface Window {
    report(violation: string): void;
  }
}

/** Collects what the policy refuses, from the first moment of every page on. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("report", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      window.report(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}
