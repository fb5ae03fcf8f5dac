import type { Serializable } from "node:child_process";
import type { EngineBrowser, PointerStep } from "../browser/engine-browser.ts";
import { isHydrated } from "../support/page.ts";

const timeout = 30_000;

export type Guest = ReturnType<typeof guestOf>;

/** @param site origin of the site that the guest visits */
export function guestOf(browser: EngineBrowser, site: string) {
  async function sees<Result, Argument extends Serializable = 0>(
    inPage: (argument: Argument) => Result,
    argument: Argument = 0 as Argument,
  ): Promise<NonNullable<Awaited<Result>>> {
    const end = Date.now() + timeout;
    let last: unknown;
    for (let tries = 1; ; tries++, await new Promise((later) => setTimeout(later, 30))) {
      try {
        last = await browser.evaluate(inPage, argument);
        if (last) return last as NonNullable<Awaited<Result>>;
      } catch (error) {
        // while a page is being replaced no function can run in it
        last = error;
      }
      if (Date.now() > end) throw new Error(`Still ${last} after ${tries} times of ${inPage}`);
    }
  }

  /** The middle of what can be seen and pressed, brought into the window, once it stands still. */
  const spot = (selector: string, text?: string) => sees(findSpot, { selector, text });

  async function open(path: string): Promise<void> {
    await sees(() => Object.assign(window, { isOld: true }).isOld);
    await browser.go(site + path);
    await sees(() => !("isOld" in window) && document.readyState === "complete");
  }

  return {
    ...browser,
    sees,
    spot,
    read: <Result, Argument extends Serializable = 0>(
      inPage: (argument: Argument) => Result,
      argument: Argument = 0 as Argument,
    ) => browser.evaluate(inPage, argument),
    async resize(width: number, height: number): Promise<void> {
      await browser.resize(width, height);
      await sees((wanted) => innerWidth === wanted, width);
    },
    open,
    async use(path: string): Promise<void> {
      await open(path);
      await sees(isHydrated);
    },
    async press(selector: string, text?: string): Promise<void> {
      const to = await spot(selector, text);
      await browser.point([{ to }, "down", "up"]);
    },
    async drag(selector: string, by: number): Promise<void> {
      const [x, y] = await spot(selector);
      const steps: PointerStep[] = [{ to: [x, y] }, "down"];
      for (let part = 1; part <= 8; part++) {
        steps.push({ pause: 20 }, { to: [x + (by * part) / 8, y] });
      }
      await browser.point([...steps, "up"]);
    },
  };
}

async function findSpot({
  selector,
  text,
}: {
  selector: string;
  text?: string | undefined;
}): Promise<[x: number, y: number] | undefined> {
  const nameOf = (element: Element) => (element.ariaLabel ?? element.textContent ?? "").trim();
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[inert]") &&
      (text === undefined || nameOf(element) === text),
  );
  if (!found) return;
  const { top, bottom } = found.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    found.scrollIntoView({ block: "center", behavior: "instant" });
  }
  const before = found.getBoundingClientRect();
  await new Promise((frame) => setTimeout(frame, 50));
  const box = found.getBoundingClientRect();
  if (box.left !== before.left || box.top !== before.top) return;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && found.contains(hit) ? [x, y] : undefined;
}
