import type { Page } from "@playwright/test";

declare global {
  interface Window {
    report(violation: string): void;
  }
}

/** Collects violations of the policy from the start of every page. */
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
