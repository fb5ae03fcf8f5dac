import { consentKey } from "../support/test.ts";
import type { Guest } from "./support/guest.ts";
import { expect, test, testAtBothWidths } from "./support/test.ts";

const banner = '[aria-label^="Request for consent"]';

const kept = (guest: Guest) =>
  guest.read((key) => {
    const record = localStorage.getItem("cookieConsent");
    return {
      value: localStorage.getItem(key),
      analytics: record && JSON.parse(record).analytics,
      cookies: document.cookie
        .replaceAll(/=[^;]*/g, "")
        .split("; ")
        .sort()
        .join(),
    };
  }, consentKey);

const switches = () =>
  [...document.querySelectorAll<HTMLInputElement>("dialog[open] [role=switch]")]
    .map(({ checked }) => checked)
    .join();

test.use({ isReturning: false });

testAtBothWidths(
  "nothing of analytics before a choice; accepting and withdrawing take effect, and last",
  async ({ guest, site }) => {
    const asked = () => site.requests.filter((path) => /^\/(e|array|decide|flags)\b/.test(path));
    await guest.open("/about");
    await guest.press(`${banner} button`, "Preferences");
    await expect.poll(() => guest.read(switches)).toBe("true,true");
    await guest.keys(["Escape"]);
    await guest.sees(() => !document.querySelector("dialog[open]"));
    expect(await kept(guest)).toEqual({ value: null, analytics: null, cookies: "" });
    expect(asked()).toEqual([]);

    await guest.press(`${banner} button`, "Accept all");
    await guest.sees((seen) => !document.querySelector(seen), banner);
    expect(await kept(guest)).toEqual({ value: "1", analytics: true, cookies: "_ga,_gid" });
    await expect.poll(() => asked().length).toBeGreaterThan(0);
    await guest.use("/note-legali");
    expect(await guest.read((seen) => document.querySelectorAll(seen).length, banner)).toBe(0);

    await guest.press("footer button", "Cookie preferences");
    await guest.press("dialog[open] [role=switch]");
    await guest.press("dialog[open] [role=switch]:checked");
    await expect.poll(() => guest.read(switches)).toBe("false,false");
    await guest.press("dialog[open] button", "Save");
    await guest.sees(() => !document.querySelector("dialog[open]"));
    expect(await kept(guest)).toEqual({ value: "0", analytics: false, cookies: "" });
  },
);
