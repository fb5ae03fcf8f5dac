import { expect, test } from "vitest";
import { outcomeText } from "./outcome-text.ts";

const published = {
  stamp: "20261123T160400000Z-1a2b3c4d",
  // in the time zone of the machine, in which the text shows it
  liveAt: new Date(2026, 10, 23, 17, 4),
  faults: [],
  remarks: [],
  findings: [],
};
const fault = { en: "The page is gone", it: "La pagina non c’è" };

test("a publication without faults is reported in one line, with the time", () => {
  expect(outcomeText(published, "en")).toBe("Live at 17:04 (20261123T160400000Z-1a2b3c4d)");
  expect(outcomeText(published, "it")).toBe("In linea alle 17:04 (20261123T160400000Z-1a2b3c4d)");
});

test("faults of the published site are listed, with the command that restores the last version", () => {
  expect(outcomeText({ ...published, faults: [fault] }, "it")).toBe(
    `20261123T160400000Z-1a2b3c4d è consegnato, ma qualcosa è diverso:
- La pagina non c’è
npm run publish -- --undo rimette la versione di prima`,
  );
});

test("with a remark the site is still reported as live", () => {
  expect(outcomeText({ ...published, remarks: [fault] }, "en")).toBe(
    "Live at 17:04 (20261123T160400000Z-1a2b3c4d)\n- The page is gone",
  );
});
