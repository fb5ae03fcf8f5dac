import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { content as about } from "../../src/pages/about/about.content.ts";
import { content as home } from "../../src/pages/home/home.content.ts";
import { ContentCopy, tinyJpeg } from "../../tests/support/content-copy.ts";
import { ContentError } from "./faults.ts";
import { loadContent, pageText } from "./load.ts";

type Edit = (content: ContentCopy) => Promise<void>;

async function faultsAfter(edit: Edit): Promise<string[]> {
  await using content = await ContentCopy.make();
  await edit(content);
  const error = await loadContent(content.root).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ContentError);
  return (error as ContentError).faults;
}

async function loadAfter(edit: Edit) {
  await using content = await ContentCopy.make();
  await edit(content);
  return await loadContent(content.root);
}

test("the demo content has no fault and no warning, and the specified photographs", async () => {
  const content = await loadContent(process.cwd());
  expect(content.warnings).toEqual([]);
  expect(content.photoSets.map((set) => [set.name, set.startCount, set.photos.length])).toEqual([
    ["villa", 12, 12],
    ["pool", 11, 11],
    ["apartment-3", 23, 23],
    ["apartment-1", 5, 16],
    ["apartment-2", 5, 14],
    ["experience", 12, 12],
  ]);
});

test("a missing Italian text shows English and warns", async () => {
  const content = await loadAfter((copy) =>
    copy.edit("it/home.json", (home) => delete home.description),
  );
  expect(content.warnings).toEqual([
    'content/it/home.json: "description" is missing; English is shown',
  ]);
  expect(pageText(content, home, "it").description).toBe(pageText(content, home, "en").description);
});

test("an empty Italian text shows English and warns", async () => {
  const content = await loadAfter((copy) =>
    copy.edit("it/about.json", (about) => {
      about.services.items[3].title = " ";
    }),
  );
  expect(content.warnings).toEqual([
    'content/it/about.json: "services.items[3].title" is empty; English is shown',
  ]);
  expect(pageText(content, about, "it").services?.items[3]?.title).toBe("Three\u00A0kitchens");
});

test("a missing Italian group, entry or file warns once", async () => {
  const content = await loadAfter(async (copy) => {
    await copy.edit("it/villa.json", (villa) => delete villa.pool);
    await copy.edit("it/interni.json", ({ apartments }) => apartments.apartment2.features.pop());
    await copy.remove("it/status.json");
  });
  expect(content.warnings).toEqual([
    "content/it/status.json is missing; English is shown",
    'content/it/villa.json: "pool" is missing; English is shown',
    'content/it/interni.json: "apartments.apartment2.features[5]" is missing; English is shown',
  ]);
});

test("a missing or empty English text stops the build", async () => {
  const faults = await faultsAfter((copy) =>
    copy.edit("en/home.json", (home) => {
      delete home.description;
      home.eyebrow = "";
    }),
  );
  expect(faults).toEqual([
    'content/en/home.json: "eyebrow" is empty; write the text',
    'content/en/home.json: "description" is missing; write the English text',
  ]);
});

test("a missing English file stops the build", async () => {
  const faults = await faultsAfter((copy) => copy.remove("en/footer.json"));
  expect(faults).toEqual(["content/en/footer.json is missing; restore it"]);
});

test("a wrong type stops the build, in either language", async () => {
  const faults = await faultsAfter(async (copy) => {
    await copy.edit("en/villa.json", (villa) => {
      villa.lead = 5;
    });
    await copy.edit("it/villa.json", (villa) => {
      villa.paragraphs = "Uno";
    });
  });
  expect(faults).toEqual([
    'content/en/villa.json: "lead" is 5, a text is expected; correct it',
    'content/it/villa.json: "paragraphs" is "Uno", a list is expected; correct it',
  ]);
});

test("an unknown key or file stops the build", async () => {
  const faults = await faultsAfter(async (copy) => {
    await copy.edit("en/home.json", (home) => {
      home.welcomTitle = "Hello";
    });
    await copy.edit("it/status.json", (status) => {
      status.offline.hint = "Ciao";
    });
    await copy.write("it/hom.json", "{}");
  });
  expect(faults).toEqual([
    "content/it/hom.json is not a file of the site; remove it or correct its name",
    'content/en/home.json: "welcomTitle" is an unknown key; remove it or correct its name',
    'content/it/status.json: "offline.hint" is an unknown key; remove it or correct its name',
  ]);
});

test("invalid JSON stops the build, with its line", async () => {
  const faults = await faultsAfter((copy) =>
    copy.replace("it/home.json", '"welcomeTitle":', '"welcomeTitle"'),
  );
  expect(faults).toEqual([
    "content/it/home.json: line 3, column 16: a colon is missing after the name; add : between it and its text",
  ]);
});

test("a list of another length than the design's stops the build", async () => {
  const faults = await faultsAfter(async (copy) => {
    for (const lang of ["en", "it"]) {
      await copy.edit(`${lang}/about.json`, (about) => about.services.items.splice(0));
      await copy.edit(`${lang}/booking.json`, (booking) => booking.disclaimers.push("Four"));
    }
  });
  expect(faults).toEqual([
    'content/en/about.json: "services.items" has 0 entries; the design needs at least 1',
    'content/en/booking.json: "disclaimers" has 4 entries; the design needs at most 3',
    'content/it/about.json: "services.items" has 0 entries; the design needs at least 1',
    'content/it/booking.json: "disclaimers" has 4 entries; the design needs at most 3',
  ]);
});

test("the languages must agree on entries, ids and placeholders", async () => {
  const faults = await faultsAfter(async (copy) => {
    await copy.edit("it/interni.json", ({ apartments }) => {
      apartments.apartment1.features.push("Vista");
    });
    await copy.edit("it/about.json", (about) => {
      about.services.items.reverse();
    });
    await copy.replace("it/units.json", "{n}\u00A0m", "m");
  });
  expect(faults).toContain(
    'content/it/interni.json: "apartments.apartment1.features" has 8 entries, English has 7; give both languages the same',
  );
  expect(faults).toContain(
    'content/it/about.json: "services.items[0].id" is "laundry", English has "pool" there; give both languages the same entries in the same order',
  );
  expect(faults).toContain(
    'content/it/units.json: "metres" has no placeholder where English has {n}; write the same',
  );
});

test("a placeholder that nothing fills stops the build", async () => {
  const faults = await faultsAfter(async (copy) => {
    await copy.replace("en/footer.json", "{year}", "{yaer}");
    await copy.replace("it/villa.json", "{pool.area}", "{area}");
    await copy.replace("it/privacy-policy.json", "({phoneLink})", "({phoneLnk})");
    await copy.replace("photos/pool/captions.json", "{pool.length:words}", "{pool.lenght:words}");
  });
  expect(faults).toEqual([
    'content/en/footer.json: "copyright" has {yaer}, which nothing fills; did you mean {year}?',
    'content/it/villa.json: "pool.facts[0].label" has {area}, which nothing fills; did you mean {pool.area}?',
    'content/it/privacy-policy.json: "sections[0].body" has {phoneLnk}, which nothing fills; did you mean {phoneLink}?',
    'content/photos/pool/captions.json: "en" of 01.jpg has {pool.lenght:words}, which nothing fills; did you mean {pool.length}?',
  ]);
});

test("a broken link and unsupported Markdown stop the build", async () => {
  const faults = await faultsAfter(async (copy) => {
    await copy.replace("en/legal-notes.json", "](/privacy-policy)", "](/privacy)");
    await copy.edit("it/privacy-policy.json", (privacy) => {
      privacy.sections[5].body = "# Titolo";
    });
  });
  expect(faults).toEqual([
    'content/en/legal-notes.json: "sections[7].body" links to /privacy, where nothing stands; write one of / /villa-ulia /interni /experience /about /contatti /prenotazioni /cookie-policy /privacy-policy /note-legali',
    'content/it/privacy-policy.json: "sections[5].body" holds a heading (a line that begins with #, or is underlined); only paragraphs, lists with -, **bold**, `code` and [links](/contatti) are shown',
  ]);
});

test("in Italy the national code, the tax number and the postal code are checked", async () => {
  const faults = await faultsAfter((copy) =>
    copy.edit("facts.json", ({ villa, address }) => {
      villa.codes[0].value = "074008-C2";
      villa.vat = "IT0000";
      address.postalCode = "6900";
    }),
  );
  expect(faults).toEqual([
    'content/facts.json: "villa.vat" is "IT0000"; a partita IVA such as IT00000000000 or a codice fiscale is expected',
    'content/facts.json: "address.postalCode" is "6900"; five figures are expected',
    'content/facts.json: "villa.codes[0].value" is "074008-C2"; the national identification code is expected as the ministry issued it, such as IT074008C200000000',
  ]);
});

test("an owner in Italy may give a codice fiscale, and is told that the national code is missing", async () => {
  const { warnings } = await loadAfter(async (copy) => {
    await copy.edit("facts.json", ({ villa }) => {
      villa.codes.shift();
      villa.vat = "RSSMRA80A01H501U";
    });
    for (const lang of ["en", "it"]) {
      await copy.edit(`${lang}/footer.json`, ({ codes }) => delete codes.cin);
    }
    await copy.rewriteTexts(/ CIN \{cin\},/g, "");
  });
  expect(warnings).toContain(
    'content/facts.json: "villa.codes" has no "cin"; a house in Italy must show its national identification code',
  );
});

test("an owner in Switzerland writes her own postal code and tax number, and no code of Italy", async () => {
  const { facts, warnings } = await loadAfter(async (copy) => {
    await copy.edit("facts.json", ({ villa, address }) => {
      villa.codes = [{ key: "register", value: "TI-2026/14" }];
      villa.vat = "CHE-123.456.789 MWST";
      Object.assign(address, { postalCode: "6900", countryCode: "CH" });
      delete address.provinceCode;
    });
    for (const lang of ["en", "it"]) {
      await copy.edit(`${lang}/footer.json`, (footer) => {
        footer.codes = { register: { label: "Register", name: "Register of holiday homes" } };
      });
    }
    await copy.rewriteTexts(/\{cin\}|\{regionalCode\}/g, "{register}");
  });
  expect(facts.villa.codes).toEqual([{ key: "register", value: "TI-2026/14" }]);
  expect(warnings.join()).not.toContain("national");
});

test("codes and their names must agree", async () => {
  const faults = await faultsAfter(async (copy) => {
    await copy.edit("facts.json", ({ villa }) => {
      villa.codes[1].key = "municipal";
    });
    await copy.rewriteTexts(/\{regionalCode\}/g, "{municipal}");
  });
  expect(faults).toEqual([
    'content/en/footer.json: "codes.municipal" is missing; write the English text',
    'content/en/footer.json: "codes.regionalCode" is of no code of content/facts.json; remove it',
  ]);
});

test("facts out of range or shape stop the build", async () => {
  const faults = await faultsAfter(async (copy) => {
    await copy.edit("facts.json", (facts) => {
      facts.villa.siteUrl = "https://villaulia.example/";
      facts.villa.slug = "Villa Ulia";
      facts.geo.latitude = 140.5;
      facts.airports[0].minutes = 0;
      facts.stay.checkInFrom = "4 pm";
      facts.photoSets[0].startCount = "some";
      facts.amenityFeature[0].name = "swimmingPool";
    });
    await copy.edit("settings.json", (settings) => {
      settings.preselected = "yes";
    });
  });
  expect(faults).toEqual([
    'content/facts.json: "villa.slug" is "Villa Ulia"; small letters, figures and hyphens are expected, such as villa-ulia',
    'content/facts.json: "villa.siteUrl" is "https://villaulia.example/"; the site\'s address is expected, with https:// and without a slash at the end',
    'content/facts.json: "geo.latitude" is 140.5; it must be at most 90',
    'content/facts.json: "airports[0].minutes" is 0; it must be at least 1',
    'content/facts.json: "stay.checkInFrom" is "4 pm"; a time such as 16:00 is expected',
    'content/facts.json: "photoSets[0].startCount" is "some"; the number of photographs to begin with is expected, or "all"',
    'content/facts.json: "amenityFeature[0].name" is "swimmingPool"; a name from Google\'s list for holiday lets is expected, such as hotTub',
    'content/settings.json: "preselected" is "yes", true or false is expected; correct it',
  ]);
});

test("a setting of the online editor that leads nowhere stops the build", async () => {
  const faultsOf = (editor: unknown) =>
    faultsAfter((copy) =>
      copy.edit("settings.json", (settings) => {
        settings.editor = editor;
      }),
    );
  expect(
    await faultsOf({ host: "bitbucket", repository: "villa", url: "http://git.example/villa" }),
  ).toEqual([
    'content/settings.json: "editor.host" is "bitbucket"; one of "github", "gitlab", "gitea" is expected',
    'content/settings.json: "editor.repository" is "villa"; the end of its address is expected, such as you/villa',
    'content/settings.json: "editor.url" is "http://git.example/villa"; https:// and the server\'s name are expected, no more',
  ]);
  expect(await faultsOf({ host: "gitea", repository: "a/b/villa" })).toEqual([
    'content/settings.json: "editor.url" is missing; add it',
    'content/settings.json: "editor.repository" is "a/b/villa"; owner and name are expected, such as you/villa',
  ]);
  expect(
    await faultsOf({ host: "github", repository: "you/villa", url: "https://git.example" }),
  ).toEqual([
    'content/settings.json: "editor.url" is "https://git.example"; leave it out, it is for gitlab and gitea',
  ]);
});

test("with an online editor a photograph that was taken out of its set warns until it is deleted", async () => {
  const { warnings, photoSets } = await loadAfter(async (copy) => {
    await copy.write("photos/pool/old.jpg", await tinyJpeg());
    await copy.edit("settings.json", (settings) => {
      settings.editor = { host: "github", repository: "you/villa" };
    });
  });
  expect(warnings).toContain(
    "content/photos/pool/old.jpg has no caption and is not shown; add one, or delete the file",
  );
  expect(photoSets.flatMap(({ photos }) => photos).map(({ id }) => id)).not.toContain("pool-old");
});

test("figures of the climate out of range or order stop the build", async () => {
  const faults = await faultsAfter((copy) =>
    copy.edit("climate.json", ({ months }) => {
      months[0].airDayMax = "13";
      months[5].sea = 99;
      delete months[11].sea;
    }),
  );
  expect(faults).toEqual([
    'content/climate.json: "months[0].airDayMax" is "13", a number is expected; correct it',
    'content/climate.json: "months[5].sea" is 99; it must be at most 40',
    'content/climate.json: "months[11].sea" is missing; add it',
  ]);
  const order = await faultsAfter((copy) =>
    copy.edit("climate.json", ({ months }) => {
      months[2].month = 4;
      months.pop();
    }),
  );
  expect(order).toEqual([
    'content/climate.json: "months" has 11 entries; the design needs 12',
    'content/climate.json: "months[2].month" is 4; the months are expected in their order, here 3',
  ]);
});

test("an owner may leave the climate out", async () => {
  const content = await loadAfter((copy) => copy.remove("climate.json"));
  expect(content.climate).toBeUndefined();
  expect(content.warnings).toEqual([]);
});

test.each(["about", "index", "admin", "fonts"])(
  "the slug %s, which is the address of something else, stops the build",
  async (slug) => {
    const faults = await faultsAfter((copy) =>
      copy.replace("facts.json", '"villa-ulia"', JSON.stringify(slug)),
    );
    expect(faults).toEqual([
      'content/facts.json: "villa.slug" is the address of something else; choose another name',
    ]);
  },
);

test("facts and texts must name the same entries", async () => {
  const faults = await faultsAfter((copy) =>
    copy.replace("facts.json", '"key": "sauna"', '"key": "steam"'),
  );
  expect(faults).toEqual([
    'content/facts.json: "services[2]" is "steam", content/en/about.json has "sauna" in "services.items[2]"; give both the same entries in the same order',
  ]);
});

test("a value typed into a text, which the facts contradict, warns", async () => {
  const content = await loadAfter(async (copy) => {
    await copy.replace("en/about.json", "{kitchens} {kitchens|kitchen|kitchens}", "4 kitchens");
    await copy.replace("it/commercial-conditions.json", "{securityDeposit}", "700\u00a0€");
    await copy.replace("it/contatti.json", "{BDS.km}", "50,5");
    await copy.replace("en/privacy-policy.json", "[{phone}]", "[+39 0831 123456]");
  });
  expect(content.warnings).toEqual([
    'content/en/about.json: "space.lines[2].text" does not say 3, as content/facts.json does; correct one of them',
    'content/en/privacy-policy.json: "sections[0].body" does not say +39 0831 000000, as content/facts.json does; correct one of them',
    'content/it/contatti.json: "airports[0].distanza" does not say 43,2, as content/facts.json does; correct one of them',
    'content/it/commercial-conditions.json: "sections" does not say 500 €, as content/facts.json does; correct one of them',
  ]);
});

test("texts that contradict the facts warn", async () => {
  const content = await loadAfter((copy) =>
    copy.edit("facts.json", (facts) => {
      facts.capacity.guests = 9;
      facts.geo.latitude = 40.6;
      facts.capacity.kitchens = 4;
      facts.capacity.parkingSpaces = 0;
      facts.pool.jacuzzi = false;
      facts.pool.areaSquareMetres = 90;
      facts.apartments[2].sauna = true;
    }),
  );
  expect(content.warnings).toEqual(
    expect.arrayContaining([
      'content/facts.json: "geo.mapEmbedUrl" does not hold the latitude 40.6; check that it shows the villa',
      'content/facts.json: "capacity.guests" is 9, the apartments add up to 10; correct one of them',
      'content/facts.json: "capacity.kitchens" is 4, the apartments add up to 3; correct one of them',
      'content/facts.json: "pool.areaSquareMetres" is 90, length by width is 80; correct one of them',
      'content/facts.json: "amenityFeature" has hotTub as true, the other facts say otherwise; correct one of them',
      'content/en/about.json: "services.items" has the entry "parking", which content/facts.json says is not there; correct one of them',
      'content/it/villa.json: "pool.facts" has the entry "jacuzzi", which content/facts.json says is not there; correct one of them',
      'content/it/interni.json: "apartments.apartment2" does not mention its sauna, as content/facts.json does; correct one of them',
    ]),
  );
});

test("two pages with the same title warn, in one language or two", async () => {
  const content = await loadAfter(async (copy) => {
    await copy.edit("en/meta.json", (meta) => {
      meta.villa.title = meta.about.title;
    });
    await copy.edit("it/meta.json", (meta) => {
      meta["cookie-policy"].title = "Cookie policy | Villa Ulia";
    });
  });
  expect(content.warnings).toEqual([
    'content/en/meta.json: "about.title" is also that of "villa" in content/en/meta.json; give every page a title of its own',
    'content/it/meta.json: "cookie-policy.title" is also that of "cookie-policy" in content/en/meta.json; give every page a title of its own',
  ]);
});

test("beds that are too few for the rooms or the guests, or too wide, warn", async () => {
  const content = await loadAfter((copy) =>
    copy.edit("facts.json", ({ apartments }) => {
      apartments[0].beds = [{ type: "double", count: 2, widthCentimetres: 160 }];
      apartments[2].beds[0].count = 2;
    }),
  );
  expect(content.warnings).toEqual([
    'content/facts.json: "apartments[0].beds" has 2 for 3 bedrooms; correct the beds or the rooms',
    'content/facts.json: "apartments[0].beds" has places for 4 of 5 guests; correct the beds or the rooms',
    'content/facts.json: "apartments[2].beds" has 2 double ones for 1 double bedrooms; correct the beds or the rooms',
  ]);
});

test("seasons that overlap, leave days open or have no name stop the build; an owner may leave them out", async () => {
  const faults = await faultsAfter((copy) =>
    copy.edit("facts.json", ({ seasons }) => {
      const [winter, spring] = seasons.items;
      winter.periods = [["11-02", "04-03"]];
      spring.periods = [["04-01", "05-27"]];
      spring.key = "bloom";
    }),
  );
  expect(faults).toEqual([
    'content/facts.json: "seasons" has "bloom", content/en/booking.json has no "seasons.names.bloom"; add the season\'s name there',
    'content/facts.json: in "seasons" "winter" and "bloom" both have 04-01 to 04-03; let one of them begin after the other ends',
    'content/facts.json: "seasons" has no season for 05-28; add it to a period',
  ]);
  const content = await loadAfter((copy) =>
    copy.edit("facts.json", (facts) => {
      delete facts.seasons;
      delete facts.bookingEngineQuery;
      delete facts.contact.whatsapp;
    }),
  );
  expect(content.warnings).toEqual([]);
});

test("an owner may leave the plans out", async () => {
  const content = await loadAfter((copy) => copy.edit("facts.json", (facts) => delete facts.plans));
  expect(content.facts.plans).toEqual([]);
  expect(content.warnings).toEqual([]);
});

test("a plan that is missing, and a room of it without a text, stop the build", async () => {
  const faults = await faultsAfter(async (copy) => {
    await copy.remove("plans/first-floor.svg");
    await copy.edit("facts.json", ({ plans }) => {
      plans[0].rooms[6].room = "cellar";
    });
  });
  expect(faults).toEqual([
    'content/facts.json: "plans[1].file" names first-floor.svg, which is not in content/plans; add the file or correct its name',
    'content/en/interni.json: "plans.rooms" has no text for "cellar", which content/facts.json has in "plans[0].rooms[6].room"; add it',
  ]);
});

test("a new photograph with its caption joins its set", async () => {
  const content = await loadAfter(async (copy) => {
    await copy.write("photos/villa/13.jpg", await tinyJpeg());
    await copy.edit("photos/villa/captions.json", (captions) =>
      captions.push({ file: "13.jpg", en: "New", it: "Nuova" }),
    );
  });
  const villa = content.photoSets[0];
  expect(villa?.startCount).toBe(13);
  expect(villa?.photos.at(-1)).toMatchObject({
    id: "villa-13",
    caption: { en: "New", it: "Nuova" },
    focus: { x: 50, y: 50 },
    width: 12,
    height: 8,
  });
});

test("a set with fewer photographs than its start count begins with all of them", async () => {
  const content = await loadAfter((copy) =>
    copy.replace("facts.json", '"startCount": 5', '"startCount": 50'),
  );
  expect(content.photoSets.find(({ name }) => name === "apartment-1")?.startCount).toBe(16);
});

test("a photograph without caption and a caption without photograph stop the build", async () => {
  const faults = await faultsAfter(async (copy) => {
    await copy.write("photos/pool/12.jpg", await tinyJpeg());
    await copy.remove("photos/pool/11.jpg");
  });
  expect(faults).toEqual([
    "content/photos/pool/12.jpg has no caption; add one to content/photos/pool/captions.json",
    "content/photos/pool/captions.json: 11.jpg is not in the folder; add the picture or remove its caption",
  ]);
});

test("a broken picture file stops the build", async () => {
  const whole = await readFile("demo/photos/villa/03.jpg");
  const faults = await faultsAfter(async (copy) => {
    await copy.write("photos/villa/03.jpg", whole.subarray(0, whole.length / 2));
    await copy.write("photos/villa/06.jpg", "not a picture");
    await copy.write("photos/villa/07.jpg", "");
  });
  expect(faults).toEqual([
    "content/photos/villa/03.jpg is damaged or not a picture; replace the file",
    "content/photos/villa/06.jpg is damaged or not a picture; replace the file",
    "content/photos/villa/07.jpg is damaged or not a picture; replace the file",
  ]);
});

test("faults of captions name the photograph", async () => {
  const faults = await faultsAfter((copy) =>
    copy.edit("photos/villa/captions.json", (captions) => {
      captions[0].focus = "left";
      captions[1].alt = "The gate";
      delete captions[2].en;
      captions[3].file = "03.jpg";
    }),
  );
  expect(faults).toEqual([
    'content/photos/villa/captions.json: "focus" of 01.jpg is "left"; two percentages are expected, such as 47% 62%',
    'content/photos/villa/captions.json: "alt" of 02.jpg is an unknown key; remove it or correct its name',
    'content/photos/villa/captions.json: "en" of 03.jpg is missing; add it',
  ]);
});

test("a missing Italian caption shows the English one and warns", async () => {
  const content = await loadAfter((copy) =>
    copy.edit("photos/villa/captions.json", (captions) => delete captions[2].it),
  );
  expect(content.warnings).toEqual([
    'content/photos/villa/captions.json: "it" of 03.jpg is missing; English is shown',
  ]);
  const caption = content.photoSets[0]?.photos[2]?.caption;
  expect(caption?.it).toBe(caption?.en);
});

test("files that are no photographs, or whose names an address cannot hold, stop the build", async () => {
  const faults = await faultsAfter(async (copy) => {
    await copy.write("photos/pool/12.gif", "GIF");
    await copy.write("photos/pool/the pool.jpg", await tinyJpeg());
    await copy.write("photos/garden.jpg", await tinyJpeg());
    await copy.write("photos/pool/.DS_Store", "left by a computer");
    await copy.edit("photos/pool/captions.json", (captions) => {
      captions.push(
        { file: "12.gif", en: "a", it: "b" },
        { file: "the pool.jpg", en: "a", it: "b" },
      );
    });
  });
  expect(faults).toEqual([
    "content/photos/garden.jpg belongs to no set; move it into one of villa, pool, apartment-3, apartment-1, apartment-2, experience",
    "content/photos/pool/12.gif is no JPEG, PNG, WebP, AVIF, TIFF or HEIC picture; convert it or take it out of the folder",
    "content/photos/pool/the pool.jpg: rename it to letters, figures and hyphens alone, such as 13.jpg",
  ]);
});

test("a slot that names no photograph stops the build", async () => {
  const faults = await faultsAfter((copy) =>
    copy.replace("photos/slots.json", "villa/01", "villa/99"),
  );
  expect(faults).toEqual([
    'content/photos/slots.json: "home.hero1" names villa/99, which is not there; name a photograph of content/photos',
  ]);
});

test("the faults of all files are reported together", async () => {
  await using content = await ContentCopy.make();
  await content.edit("facts.json", (facts) => delete facts.villa.name);
  await content.edit("en/home.json", (home) => delete home.eyebrow);
  await content.remove("photos/pool/11.jpg");
  await expect(loadContent(content.root)).rejects.toThrow(
    new ContentError([
      'content/facts.json: "villa.name" is missing; add it',
      'content/en/home.json: "eyebrow" is missing; write the English text',
      "content/photos/pool/captions.json: 11.jpg is not in the folder; add the picture or remove its caption",
    ]),
  );
});
