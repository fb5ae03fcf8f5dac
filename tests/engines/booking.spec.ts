import { expect, testAtBothWidths } from "./support/test.ts";

/** A day so many days from now, as an ISO date. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const arrival = inDays(200);
const departure = inDays(207);

const calendar = () => {
  const form = document.querySelector<HTMLFormElement>("form[data-stay]");
  const frame = document.querySelector<HTMLIFrameElement>("#calendar iframe");
  return {
    fields: form && [...new FormData(form).values()].join(),
    address: frame?.getAttribute("src"),
    isDrawn: Boolean(frame?.contentDocument?.querySelector("h1")?.checkVisibility()),
  };
};

testAtBothWidths(
  "days chosen on the home page open the calendar on them, and Back to it does",
  async ({ guest }) => {
    await guest.use("/");
    await guest.read(
      (days) => {
        for (const [name, day] of Object.entries(days)) {
          const field = document.querySelector<HTMLInputElement>(`form[data-stay] [name=${name}]`);
          if (field) field.value = day;
        }
      },
      { arrival, departure },
    );
    await guest.press("form[data-stay] button");
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

testAtBothWidths(
  "the form says that a day has passed, and the calendar stays as it was",
  async ({ guest }) => {
    await guest.use("/prenotazioni?arrival=2020-06-12&departure=2020-06-19&guests=4");
    await guest.sees(() =>
      document
        .querySelector("form[data-stay] [role=status]")
        ?.textContent?.startsWith("This day has already passed."),
    );
    expect(await guest.read(calendar)).toMatchObject({ address: "/demo/booking-engine/en" });
  },
);

testAtBothWidths(
  "the map is drawn until it is asked for, then the real one takes the focus",
  async ({ guest, site }) => {
    await guest.use("/contatti");
    await guest.sees(() => document.querySelector("main [role=img]")?.checkVisibility());
    expect(site.requests).not.toContain("/map");
    await guest.press("main button", "Show the map");
    await guest.sees(() => document.activeElement?.matches("main iframe"));
    await expect.poll(() => site.requests).toContain("/map");
  },
);
