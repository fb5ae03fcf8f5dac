import { expect, test } from "vitest";
import { facts as demo } from "../../../tests/support/addresses.ts";
import { drawPage } from "../../../tests/support/draw-page.tsx";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { pageGraph } from "../../../tools/build/head/json-ld.ts";
import { loadContent } from "../../../tools/content/load.ts";
import type { Facts } from "../../site/content/facts.ts";
import { content as contatti, positionText, whatsappText } from "./contatti.content.ts";
import { Page } from "./contatti.page.tsx";
import { mapData } from "./map-data.content.ts";

const content = await loadContent(".");

function withProfiles(social: Facts["contact"]["social"]) {
  const facts = { ...content.facts, contact: { ...content.facts.contact, social } };
  const other = { ...content, facts };
  const pictures = fakePictures(content);
  const head = { title: "", description: "" };
  const graph = pageGraph({ content: other, lang: "en", page: "home", head, pictures });
  const things = graph["@graph"] as { sameAs?: string[] }[];
  const sameAs = things.find((thing) => "sameAs" in thing)?.sameAs;
  return { html: drawPage(other, contatti, Page), sameAs };
}

test("a house has as many social profiles as its owner", () => {
  const profile = (network: string) => ({ network, url: `https://${network}.example/house` });
  const two = withProfiles([profile("one"), profile("two")]);
  expect(two.html).toMatch(/href="https:\/\/one\.example\/house".*<br\/><a href="https:\/\/two/);
  expect(two.sameAs).toEqual(["https://one.example/house", "https://two.example/house"]);
  const none = withProfiles([]);
  expect(none.html.match(/<dt>/g)).toHaveLength(3);
  expect(none.sameAs).toBeUndefined();
});

test("a position in the south and west has positive degrees", () => {
  const geo = { ...content.facts.geo, latitude: -34.6, longitude: -8.5 };
  const { units } = content.texts.en.shared;
  expect(positionText(geo, units)).toBe("34.60000° S, 8.50000° W");
});

test("WhatsApp on the same number is said in words, another number is written", () => {
  const words = { alsoWhatsapp: "On WhatsApp as well" };
  const said = (whatsapp?: string) =>
    whatsappText({ contact: { ...demo.contact, whatsapp } }, words);
  expect(said("390831000000")).toBe("On WhatsApp as well");
  expect(said("393331234567")).toBe("WhatsApp +39 333 123 4567");
  expect(said()).toBeUndefined();
});

/** Its upper left corner is at 41 N and 16 E, and a degree is 100 units. */
const plan = {
  ...{ land: "island", west: 16, north: 41, unitsPerDegree: 100, parallel: 0 },
  ...{ airports: [], seas: [], labels: {} },
};
const place = (name: string, latitude: number, longitude: number) => ({
  ...{ name, latitude, longitude },
});

type MapPlan = Parameters<typeof mapData>[1];
function mapOf(places: ReturnType<typeof place>[], other: Partial<MapPlan>) {
  const facts = { ...demo, places, airports: [] };
  const road = { seas: { tyrrhenian: "Tirreno" }, road: "SP1", about: "" };
  const land = { tag: "svg", attrs: { viewBox: "0 0 900 900" } };
  const drawingsOf = () => ({ island: land }) as never;
  return mapData({ facts, drawingsOf }, { ...plan, ...other }, road);
}

test("a town's name stands where the plan says, otherwise to the right of its mark", () => {
  const places = [place("Aba", 40.5, 16.5), place("Bebe", 40.2, 16.2)];
  const map = mapOf(places, { labels: { Aba: { anchor: "end", by: [-10, 4] } } });
  expect(map?.towns).toEqual([
    { name: "Aba", x: 50, y: 50, anchor: "end", by: [-10, 4] },
    { name: "Bebe", x: 20, y: 80, anchor: "start", by: [12, 5] },
  ]);
});

test("a sea without a name is left out of the map", () => {
  const seas = [
    { name: "tyrrhenian", at: [100, 200] as [number, number], angle: 20 },
    { name: "adriatic", at: [300, 200] as [number, number], angle: 20 },
  ];
  expect(mapOf([], { seas })?.seas.map(({ text }) => text)).toEqual(["Tirreno"]);
});
