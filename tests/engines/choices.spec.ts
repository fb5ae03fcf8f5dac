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
    // a later week: at eight in the evening today ceases to be a day of arrival
    await guest.press("tr:has([data-state=free]) ~ tr [data-state=free] button");
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
    const cookies = document.cookie
      .replaceAll(/=[^;]*/g, "")
      .split("; ")
      .sort()
      .join();
    return [localStorage.getItem(key), cookies];
  }, consentKey);

journey(
  "nothing of analytics before a choice, which a press beside the preferences is none; accepting and withdrawing take effect, and last",
  { isReturning: false },
  async (guest, site) => {
    const asked = () => site.requests.filter((path) => /^\/(e|array|decide|flags)\b/.test(path));
    await guest.open("/about");
    await guest.press(`${banner} button`, "Preferences");
    await guest.sees(() => document.querySelectorAll("dialog [role=switch]:checked").length === 2);
    await guest.point([{ to: [8, 400] }, "down", "up"]);
    await guest.sees(() => !document.querySelector("dialog[open]"));
    expect(await kept(guest)).toEqual([null, ""]);
    expect(asked()).toEqual([]);
    await guest.press(`${banner} button`, "Accept all");
    await guest.sees((seen) => !document.querySelector(seen), banner);
    expect(await kept(guest)).toEqual(["1", "_ga,_gid"]);
    await expect.poll(() => asked().length).toBeGreaterThan(0);
    await guest.use("/note-legali");
    expect(await guest.read((seen) => document.querySelectorAll(seen).length, banner)).toBe(0);

    await guest.press("footer button", "Cookie preferences");
    await guest.press("dialog[open] [role=switch]");
    await guest.press("dialog[open] [role=switch]:checked");
    await guest.press("dialog[open] button", "Save");
    await guest.sees(() => !document.querySelector("dialog[open]"));
    expect(await kept(guest)).toEqual(["0", ""]);
  },
);
