import { expect, test } from "vitest";
import { langs } from "../../tests/support/addresses.ts";
import { editBoth, editedContent } from "../../tests/support/draw-page.tsx";
import { drawnPages } from "../../tests/support/drawn-pages.ts";
import { fakePictures } from "../../tests/support/fake-pictures.ts";
import type { TestHouse } from "../../tests/support/test-house.ts";
import { siteFiles } from "../../tools/build/head/site-files.ts";
import type { Content } from "../../tools/content/load.ts";

// Every optional fact given, absent and of another value: what the house has not, nothing mentions.

function wordsOf(html: string): string {
  const spoken = html.matchAll(/ (?:alt|title|content|aria-label|placeholder)="([^"]*)"/g);
  const text = html.replace(/<style[^>]*>.*?<\/style>|<[^>]*>/gs, " ");
  return [text, ...[...spoken].map(([, words]) => words)].join("\n");
}

async function saidBy(content: Content): Promise<string> {
  const said: string[] = [];
  for await (const { html, head } of drawnPages(content)) {
    const page = html as string | { html: string };
    said.push(wordsOf(`${typeof page === "string" ? page : page.html} ${head}`));
  }
  for (const lang of langs) said.push(JSON.stringify(content.files[lang]["commercial-conditions"]));
  const request = { content, pictures: fakePictures(content), root: ".", builtAt: new Date() };
  for (const [path, file] of await siteFiles(request)) {
    // the addresses of photographs are those of their folders
    if (path !== "/sitemap.xml") said.push(file);
  }
  return said.join("\n").replaceAll("\u00a0", " ");
}

// biome-ignore lint/suspicious/noExplicitAny: as `TestHouse.edit`
type Change = (facts: any, house: TestHouse) => void;
type Keyed = { key?: string; id?: string; name?: string };

function withoutService(house: TestHouse, facts: { services: Keyed[] }, ...keys: string[]): void {
  facts.services = facts.services.filter(({ key = "" }) => !keys.includes(key));
  editBoth(house, "about", ({ services }) => {
    services.items = services.items.filter(({ id = "" }: Keyed) => !keys.includes(id));
  });
  house.edit("photos/slots.json", ({ about }) => {
    for (const [slot, { entry }] of Object.entries<{ entry?: string }>(about)) {
      if (entry && keys.includes(entry)) delete about[slot];
    }
  });
}

const withoutPool: Change = (facts, house) => {
  delete facts.pool;
  withoutPlans(facts, house);
  withoutService(house, facts, "pool", "jacuzzi");
  facts.photoSets = facts.photoSets.filter(({ name }: Keyed) => name !== "pool");
  facts.amenityFeature = facts.amenityFeature.map((each: Keyed) =>
    /pool|hotTub/.test(each.name ?? "") ? { name: "pool", value: false } : each,
  );
  house.remove("photos/pool");
  house.edit("photos/slots.json", (slots) => {
    delete slots.villa.pool;
    for (const page of Object.values<Record<string, unknown>>(slots))
      for (const [slot, photo] of Object.entries(page))
        if (JSON.stringify(photo).includes('"pool/'))
          page[slot] =
            typeof photo === "string" ? "villa/03" : { ...Object(photo), photo: "villa/03" };
  });
};

const withoutPlans: Change = (facts, house) => {
  facts.plans = [];
  house.remove("plans");
};

const withoutInApartments =
  (key: string): Change =>
  (facts, house) => {
    for (const apartment of facts.apartments) apartment[key] = false;
    withoutPlans(facts, house);
  };

const bookingEngine =
  /booking engine|sistema di prenotazione|card details|calendario qui sotto|calendar below/i;

const minimumAge = /minimum age|età minima|\baged\b|anni in su|dai \d+ anni|\b0 (years|anni)/i;

const cases: [state: string, change: Change, unsaid: RegExp, said?: RegExp][] = [
  [
    "pool: absent",
    withoutPool,
    /\bpools?\b|piscin|jacuzzi|counter-current|controcorrente|waterfall|cascate|lifeguard|bordo vasca|\bswim|\bnuot|idromassagg|loungers|lettini/i,
  ],
  [
    "pool: plain",
    (facts, house) => {
      const none = { jacuzzi: false, waterfalls: 0, counterCurrent: false, lounge: false };
      Object.assign(facts.pool, none);
      facts.amenityFeature = [];
      withoutService(house, facts, "jacuzzi");
      editBoth(house, "villa", ({ pool }) => {
        pool.facts = pool.facts.slice(0, 1);
        pool.paragraphs = pool.paragraphs.slice(0, 1);
      });
    },
    /jacuzzi|counter-current|controcorrente|waterfall|cascate|lounge/i,
    /\bpool\b/,
  ],
  [
    "pool: with a jacuzzi alone",
    (facts, house) => {
      Object.assign(facts.pool, { waterfalls: 0, counterCurrent: false, lounge: false });
      editBoth(house, "villa", ({ pool }) => {
        pool.facts = pool.facts.slice(0, 1);
        pool.paragraphs = pool.paragraphs.slice(0, 1);
      });
    },
    /counter-current|controcorrente|waterfall|cascate|lounge/i,
    /jacuzzi/,
  ],
  [
    "sauna: absent",
    (facts, house) => {
      withoutInApartments("sauna")(facts, house);
      withoutService(house, facts, "sauna");
    },
    /sauna/i,
  ],
  ["veranda: absent", withoutInApartments("veranda"), /veranda/i],
  [
    "terrace: absent",
    (facts, house) => {
      withoutInApartments("sharedTerrace")(facts, house);
      facts.capacity.largeTerraces = 0;
    },
    /terrace|terrazz/i,
  ],
  [
    "patio: absent",
    (facts, house) => {
      facts.capacity.coveredPatio = false;
      facts.amenityFeature = [];
      withoutPlans(facts, house);
      withoutService(house, facts, "patio");
    },
    /patio/i,
  ],
  ["minimum age: absent", ({ stay }) => delete stay.minimumAge, minimumAge],
  ["minimum age: nought", ({ stay }) => Object.assign(stay, { minimumAge: 0 }), minimumAge],
  [
    "pets: allowed",
    ({ stay }) => Object.assign(stay, { pets: "allowed" }),
    /pets( are)?( accepted)? on request|animali( sono ammessi)? su richiesta|approval has been given|species, number|specie, numero/i,
    /Pets are welcome/,
  ],
  [
    "pets: not allowed",
    ({ stay }) => Object.assign(stay, { pets: "notAllowed" }),
    /pets (are )?(accepted|welcome|on)|animali (sono ammessi|su richiesta|benvenuti)|announce animals/i,
    /Animals are not admitted/,
  ],
  [
    "security deposit: absent",
    ({ stay }) => delete stay.securityDeposit,
    /security deposit|cauzional|\bdeposito\b/i,
  ],
  [
    "security deposit: nought",
    ({ stay }) => Object.assign(stay, { securityDeposit: 0 }),
    /security deposit|cauzional|\bdeposito\b/i,
  ],
  ["plans: absent", withoutPlans, /the plans|Le piante|planimetri|drawn to scale|in scala/],
  [
    "airports: absent",
    (facts, house) => {
      facts.airports = [];
      house.remove("drawings/road.json");
      house.remove("drawings/map.json");
    },
    /airport|aeroport|\bfl(y|ights?)\b|\bvol[oi]\b|driving times|BDS|BRI\b/i,
  ],
  [
    "social profiles: absent",
    ({ contact }) => Object.assign(contact, { social: [] }),
    /\bsocial\b|instagram|through the seasons|stagione dopo stagione/i,
  ],
  ["WhatsApp: absent", ({ contact }) => delete contact.whatsapp, /whatsapp/i],
  [
    "booking engine: absent",
    (facts, house) => {
      editBoth(house, "navbar", (texts) => Object.assign(texts, { url_amenitiz: null }));
      editBoth(house, "booking", (texts) => Object.assign(texts, { demo: null }));
      house.edit("photos/slots.json", ({ booking }) => {
        for (const { key } of facts.apartments) delete booking[key];
      });
      delete facts.bookingEngineQuery;
    },
    bookingEngine,
  ],
  [
    "booking engine: linked",
    ({ booking }) => Object.assign(booking, { show: "link" }),
    /page in a frame|azienda, in un riquadro|contains the calendar|contiene il calendario/,
    /booking engine/,
  ],
  [
    "booking engine: not shown",
    ({ booking }) => Object.assign(booking, { show: "none" }),
    bookingEngine,
  ],
  [
    "codes: absent",
    ({ villa }, house) => {
      villa.codes = [];
      editBoth(house, "footer", (texts) => Object.assign(texts, { codes: {} }));
    },
    /\bCIN\b|\bCIS\b|licenseNum|Holiday-rental registration|Codici identificativi della struttura/,
  ],
  [
    "regional code: absent",
    ({ villa }, house) => {
      villa.codes.pop();
      editBoth(house, "footer", ({ codes }) => delete codes.regionalCode);
    },
    /\bCIS\b|regional code|codice regionale/,
    /CIN IT074008/,
  ],
  ["VAT number: absent", ({ villa }) => delete villa.vat, /VAT no|P\. ?IVA|vatID|undefined/],
  ["year of the works: absent", ({ villa }) => delete villa.restoredSince, /\b2021\b/],
  ["road: absent", ({ address }) => delete address.road, /SP ?26\b/],
  [
    "analytics: none",
    (_, house) =>
      house.edit("settings.json", (settings) => Object.assign(settings, { analytics: "none" })),
    /posthog|analytic|statisti[ck]|analisi del prodotto|cookieConsent|banner|cookie preferences|preferenze cookie|sessions?\b.{0,20}recording|_ga\b|profil(ing|azione)/i,
    /measures no visits/,
  ],
];

test("what the demo has is said", async () => {
  const said = await saidBy(await editedContent(() => {}));
  expect(cases.filter(([, , unsaid]) => !unsaid.test(said)).map(([fact]) => fact)).toEqual([]);
});

// few houses, since each draws every page; facts whose words stand near each other are in different ones
const houses = new Map<number, typeof cases>();
for (const [index, row] of cases.entries()) {
  const house = row[0].endsWith("absent") ? index % 2 : 2 + (index % 2);
  houses.set(house, [...(houses.get(house) ?? []), row]);
}

const named = [...houses.values()].map((rows) => [rows.map(([state]) => state), rows] as const);

test.each(named)("%s: nothing says otherwise", async (_names, rows) => {
  const content = await editedContent((house) => {
    // what photographs show is the owner's to say
    for (const set of "villa apartment-1 apartment-2 apartment-3 experience pool".split(" "))
      house.edit(`photos/${set}/captions.json`, (captions) => {
        for (const [index, caption] of captions.entries())
          Object.assign(caption, { en: `Picture ${index}`, it: `Immagine ${index}` });
      });
    house.edit("facts.json", (facts) => {
      for (const [, change] of rows) change(facts, house);
    });
  });
  const said = await saidBy(content);
  const found = rows.flatMap(([fact, , unsaid, right]) => [
    ...[...said.matchAll(new RegExp(unsaid, `g${unsaid.flags}`))].map(
      ({ index }) => `${fact}: ${said.slice(Math.max(0, index - 60), index + 60)}`,
    ),
    ...(right && !right.test(said) ? [`${fact}: ${right} is missing`] : []),
  ]);
  expect([...new Set(found)]).toEqual([]);
  expect(/undefined|\bNaN\b|\{[?!/]\w/.exec(said)).toBeNull();
});
