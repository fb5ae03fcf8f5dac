import { consentKey } from "../../support/test.ts";
import { inPage } from "../in-page.ts";
import { press } from "../press.ts";
import type { Action } from "../visitor.ts";

/** The crosses of all dialogs, which stand beside other buttons. */
const cross = 'dialog button[aria-label^="Close"], dialog button[aria-label^="Chiudi"]';

/** Opens the menu, or closes it, or follows one of its links. */
export const menu: Action = async (visitor) =>
  (await press(visitor, "dialog nav a, dialog nav ~ div a[hreflang], dialog div > button")) ??
  (await press(visitor, "header > button"));

/** Answers the banner, or opens the preferences, changes and saves them. */
export const consent: Action = async (visitor) => {
  const inDialog = "dialog input[role=switch], dialog summary, dialog h2 ~ div button";
  const onPage = '[role=region][aria-label*="onsen"] button, section[aria-label*="onsen"] button';
  return (
    (await press(visitor, inDialog)) ??
    (await press(visitor, onPage)) ??
    (await press(visitor, "footer button, main button[aria-haspopup=dialog]"))
  );
};

/** Comes back when the consent has run out, so that the banner asks again. */
export const consentEnds: Action = async ({ page }) => {
  await inPage(
    page,
    (key) => {
      localStorage.removeItem(key);
      localStorage.removeItem("cookieConsent");
    },
    consentKey,
  );
  await page.reload();
  return "";
};

/** Opens a photograph, or goes on from it: the next, all of them, or back to the page. */
export const photographs: Action = async (visitor) =>
  (await press(
    visitor,
    `dialog button[aria-label*="hotograph"], dialog button[aria-label*="otograf"]`,
  )) ?? (await press(visitor, "[data-slide] button, [data-photo-set] [data-slide] ~ div button"));

/** Opens all photographs of a set, or one of them. */
export const grid: Action = async (visitor) =>
  (await press(visitor, "[data-photo-grid] button")) ?? (await press(visitor, "[data-open-grid]"));

/** The buttons under a carousel, several times without waiting for the movement. */
export const carousel: Action = async (visitor) => {
  const times = 1 + visitor.random.below(5);
  for (let time = 0; time < times; time++) {
    await press(visitor, "[data-photo-set] [data-open-grid] ~ button");
  }
  return `${times} times`;
};

/** Closes a dialog by its cross, beside it, or by Escape. */
export const close: Action = async (visitor) => {
  const { page, random } = visitor;
  const way = random.below(3);
  if (way === 0) return press(visitor, cross);
  if (way === 1) await page.keyboard.press("Escape");
  else await page.mouse.click(3, 3);
  return way === 1 ? "Escape" : "beside it";
};

const days = ["2027-06-12", "2027-06-19", "2027-07-03", "2020-01-01", "9999-12-31", ""];

/** Fills in the form for a stay, with right and wrong days, and may send it. */
export const form: Action = async (visitor) => {
  const { page, random } = visitor;
  const values = [random.pick(days), random.pick(days), String(1 + random.below(10))];
  const isThere = await inPage(
    page,
    (values) => {
      const form = document.querySelector<HTMLFormElement>("form[data-stay]");
      if (!form || document.querySelector("dialog:modal")) return false;
      const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select");
      for (const [index, field] of [...fields].entries()) {
        field.focus();
        field.value = values[index] ?? "";
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }
      return true;
    },
    values,
  );
  if (!isThere) return;
  const sent = random.below(2) === 0 ? await press(visitor, "form[data-stay] button") : "";
  return `${values.join(", ")} ${sent}`;
};
