import { expect, testAtBothWidths } from "./support/test.ts";

testAtBothWidths("the menu closes with Escape, and leads to a page", async ({ guest, isPhone }) => {
  await guest.use("/");
  if (isPhone) {
    await guest.press("button", "Open menu");
    await guest.sees(() =>
      document.querySelector("dialog:modal")?.contains(document.activeElement),
    );
    await guest.keys(["Escape"]);
    await guest.sees(() => document.activeElement?.ariaLabel === "Open menu");
    await guest.press("button", "Open menu");
  }
  await guest.press(isPhone ? "dialog nav a" : "header nav a", "Contacts");
  await guest.sees(() => document.documentElement.dataset.page === "contatti");
  const page = await guest.read(() => [location.pathname, document.title.split(" ")[0]]);
  expect(page).toEqual(["/contatti", "Contacts"]);
  expect(await guest.read(() => document.querySelectorAll("dialog[open]").length)).toBe(0);
});

testAtBothWidths(
  "a page begins at its top; Back and Forward lead to where it was left",
  async ({ guest }) => {
    const leaveAt = (top: number) =>
      guest.sees((to) => {
        scrollTo({ top: to, behavior: "instant" });
        return scrollY === to;
      }, top);
    const seesAt = (page: string, top: number) =>
      guest.sees(([name, at]) => document.documentElement.dataset.page === name && scrollY === at, [
        page,
        top,
      ] as const);
    await guest.use("/villa-ulia");
    await leaveAt(1500);
    await guest.read(() =>
      document.querySelector<HTMLElement>('footer a[href="/cookie-policy"]')?.click(),
    );
    await seesAt("cookie-policy", 0);
    await leaveAt(300);
    await guest.back();
    await seesAt("villa", 1500);
    await guest.forward();
    await seesAt("cookie-policy", 300);
  },
);
