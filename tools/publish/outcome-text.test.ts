import { expect, test } from "vitest";
import { outcomeText } from "./outcome-text.ts";

const published = {
  stamp: "20261123T160400000Z-1a2b3c4d",
  // of the machine's own clock, as an owner reads it
  liveAt: new Date(2026, 10, 23, 17, 4),
  faults: [],
  remarks: [],
  findings: [],
};
const fault = { en: "The page is gone", it: "La pagina non c’è" };

test("what went well is one line, with the time", () => {
  expect(outcomeText(published, "en")).toBe("Live at 17:04 (20261123T160400000Z-1a2b3c4d)");
  expect(outcomeText(published, "it")).toBe("In linea alle 17:04 (20261123T160400000Z-1a2b3c4d)");
});

test("what differs is said, with the way back", () => {
  expect(outcomeText({ ...published, faults: [fault] }, "it")).toBe(
    `20261123T160400000Z-1a2b3c4d è consegnato, ma qualcosa è diverso:
- La pagina non c’è
npm run publish -- --undo rimette la versione di prima`,
  );
});

test("a remark does not take the good news away", () => {
  expect(outcomeText({ ...published, remarks: [fault] }, "en")).toBe(
    "Live at 17:04 (20261123T160400000Z-1a2b3c4d)\n- The page is gone",
  );
});
