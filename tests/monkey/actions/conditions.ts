import { settled } from "../settled.ts";
import type { Action } from "../visitor.ts";
import { pressSomething, typing } from "./hands.ts";
import { backAndForward, language, link, threeLinks } from "./pages.ts";

const widths = [320, 390, 600, 768, 991, 992, 1280, 1440, 1920];
const heights = [320, 568, 844, 900, 1080];

/** Makes the window wider, narrower, higher or lower. */
export const resize: Action = async ({ page, random }) => {
  const size = { width: random.pick(widths), height: random.pick(heights) };
  await page.setViewportSize(size);
  return `${size.width} x ${size.height}`;
};

/** Zooms in with two fingers, does something, and zooms out again. */
export const zoom: Action = async (visitor) => {
  const { page, context, random } = visitor;
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1.5 + random.next() });
  const done = await random.pick([typing, pressSomething])(visitor);
  await client.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
  await client.detach();
  return done;
};

const media = [
  { reducedMotion: "reduce" },
  { reducedMotion: "no-preference" },
  { colorScheme: "dark" },
  { colorScheme: "light" },
  { forcedColors: "active" },
  { forcedColors: "none" },
  { contrast: "more" },
  { contrast: "no-preference" },
] as const;

/** Changes a setting of the system, or prints the page. */
export const systemSettings: Action = async ({ page, random }) => {
  if (random.below(5) === 0) {
    await page.emulateMedia({ media: "print" });
    await page.emulateMedia({ media: "screen" });
    return "print";
  }
  const setting = random.pick(media);
  await page.emulateMedia(setting);
  return JSON.stringify(setting);
};

/** Performs one action without a network. */
export const offline: Action = async (visitor) => {
  const { page, context, random } = visitor;
  const address = page.url();
  await context.setOffline(true);
  const done = await random.pick([link, threeLinks, backAndForward, language, pressSomething])(
    visitor,
  );
  await settled(page);
  await context.setOffline(false);
  // the browser's own page of what it could not load
  if (!page.url().startsWith("http")) await page.goto(address);
  else if (await page.locator("html[data-page=offline]").count()) await page.reload();
  return done;
};
