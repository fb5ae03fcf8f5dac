import { consentKey } from "../support/test.ts";
import type { Guest } from "./guest.ts";
import { expect, journey } from "./journey.ts";

const calendar = () => {
  const form = document.querySelector<HTMLFormElement>("form[data-stay]");
  const frame = document.querySelector<HTMLIFrameElement>("#calendar iframe");
  return {
    fields: form && [...new FormData(form).values()].join(),
    address: frame?.getAttribute("src"),
    isDrawn: Boolean(frame?.contentDocument?.querySelector("h1")?.checkVisibility()),
  };
};

journey(
  "days chosen in the calendar of the home page open the engine on them, and Back to it does",
  { on: "laptop" },
  async (guest) => {
    await guest.use("/");
    await guest.press("[data-field=arrival]");
    await guest.sees(() => document.querySelector("[data-state=free] button"));
    await guest.press("[data-state=free] button");
    await guest.sees(() => document.querySelector("[data-state=departure] button"));
    await guest.press("[data-state=departure] button");
    const [arrival, departure] = await guest.read(() =>
      [...document.querySelectorAll<HTMLInputElement>("form[data-stay] input")].map(
        ({ value }) => value,
      ),
    );
    await guest.press("[data-calendar] button", "Keep these dates");
    await guest.press("form[data-stay] [type=submit]");
    const opened = {
      fields: `${arrival},${departure},2`,
      address: `/demo/booking-engine/en?checkin=${arrival}&checkout=${departure}&adults=2`,
      isDrawn: true,
    };
    await expect.poll(() => guest.read(calendar).catch(String)).toEqual(opened);
    await guest.press("header a");
    await guest.sees(() => document.documentElement.dataset.page === "home");
    await guest.back();
    await expect.poll(() => guest.read(calendar).catch(String)).toEqual(opened);
  },
);

const banner = '[aria-label^="Request for consent"]';

const kept = (guest: Guest) =>
  guest.read((key) => {
    const names = document.cookie
      .replaceAll(/=[^;]*/g, "")
      .split("; ")
      .sort();
    const { analytics = null } = JSON.parse(localStorage.getItem("cookieConsent") ?? "{}");
    return { value: localStorage.getItem(key), analytics, cookies: names.join() };
  }, consentKey);

const switches = () =>
  [...document.querySelectorAll<HTMLInputElement>("dialog[open] [role=switch]")]
    .map(({ checked }) => checked)
    .join();

journey(
  "nothing of analytics before a choice; accepting and withdrawing take effect, and last",
  { isReturning: false },
  async (guest, site) => {
    const asked = () => site.requests.filter((path) => /^\/(e|array|decide|flags)\b/.test(path));
    await guest.open("/about");
    await guest.press(`${banner} button`, "Preferences");
    await expect.poll(() => guest.read(switches)).toBe("true,true");
    await guest.point([{ to: [8, 400] }, "down", "up"]);
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
