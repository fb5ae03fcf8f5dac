import { expect, test } from "vitest";
import { positionText, whatsappText } from "./sheet-facts.content.ts";

const geo = { latitude: 40.5, longitude: 17.56683, mapZoom: 13, mapEmbedUrl: "", mapLinkUrl: "" };
const formats = { coordinates: "{latitude}° N, {longitude}° E" };

test("the position has five decimals in the format of the language", () => {
  expect(positionText(geo, { locale: "it-IT", formats })).toBe("40,50000° N, 17,56683° E");
  expect(positionText(geo, { locale: "en-GB", formats })).toBe("40.50000° N, 17.56683° E");
});

test("WhatsApp on the same number is said in words, another number is written", () => {
  const words = { alsoWhatsapp: "On WhatsApp as well" };
  const phone = "+39 0831 000000";
  expect(whatsappText({ phone, whatsapp: "390831000000" }, words)).toBe("On WhatsApp as well");
  expect(whatsappText({ phone, whatsapp: "393330000000" }, words)).toBe("WhatsApp +393330000000");
  expect(whatsappText({ phone, whatsapp: undefined }, words)).toBeUndefined();
});
