import type { InLanguages, Level } from "./finding.ts";
import type { ReasonId } from "./reasons.ts";

/** A message of the content's checks, and the text of the readiness list for it. */
export type KnownMessage = {
  id: ReasonId;
  level: Level;
  /** Matches what follows the file and the key. */
  pattern: RegExp;
  /** The files that it is about, if not all. */
  file?: RegExp;
  /** @param groups what the pattern's groups have matched */
  what: (...groups: string[]) => InLanguages;
};

function both(en: string, it: string): () => InLanguages {
  return () => ({ en, it });
}

/** Warnings of the build. A warning without an entry here is listed with its own text. */
export const knownWarnings: KnownMessage[] = [
  {
    id: "italian-missing",
    level: "better",
    pattern: /is (?:missing|empty); English is shown/,
    what: both("The Italian text is missing.", "Manca il testo italiano."),
  },
  {
    id: "placeholder-text",
    level: "stops",
    pattern: /^(?:(.*) )?(?:is still a placeholder|are still placeholders)/,
    what: (keys = "") => ({
      en: `Placeholders stand for your texts${keys && `: ${keys}`}.`,
      it: `Al posto dei vostri testi ci sono segnaposti${keys && `: ${keys.replace(/ and (\d+) more/, " e altri $1")}`}.`,
    }),
  },
  {
    id: "placeholder-picture",
    level: "stops",
    pattern: /^(\d+) drawn pictures? stands? for photographs/,
    what: (count = "") => ({
      en: `Drawn pictures stand for your photographs: ${count}.`,
      it: `Disegni al posto delle vostre fotografie: ${count}.`,
    }),
  },
  {
    id: "demo-data",
    level: "stops",
    pattern: /still holds "(.+)" of the demo house/,
    what: (datum = "") => ({
      en: `“${datum}” belongs to the demo house; write your own.`,
      it: `«${datum}» è della casa dimostrativa; scrivete il vostro.`,
    }),
  },
  {
    id: "cin",
    level: "stops",
    pattern: /has no "cin"/,
    what: both(
      "The CIN is missing; write the code as the ministry issued it.",
      "Manca il CIN; scrivete il codice come l’ha rilasciato il ministero.",
    ),
  },
  {
    id: "caption-same",
    level: "better",
    pattern: /is also the caption of (\S+);/,
    what: (twin = "") => ({
      en: `The caption is that of ${twin} too; say of each what only it shows.`,
      it: `La didascalia è anche quella di ${twin}; dite di ognuna ciò che solo lei mostra.`,
    }),
  },
  {
    id: "hero-small",
    level: "better",
    pattern: /has (\d+) by (\d+) pixels, too few .* at least (1400|1920)/,
    what: (width = "", height = "", least = "") => ({
      en: `The photograph has ${width} by ${height} pixels, as wide as the window it needs ${least}; put a larger file in its place.`,
      it: `La fotografia ha ${width} per ${height} pixel, larga quanto la finestra ne chiede ${least}; sostituitela con un file più grande.`,
    }),
  },
  {
    id: "photo-small",
    level: "better",
    pattern: /has (\d+) by (\d+) pixels, too few .* at least (\d+)/,
    what: (width = "", height = "", least = "") => ({
      en: `The photograph has ${width} by ${height} pixels, it needs ${least}; put a larger file in its place.`,
      it: `La fotografia ha ${width} per ${height} pixel, ne chiede ${least}; sostituitela con un file più grande.`,
    }),
  },
  {
    id: "photo-blurred",
    level: "better",
    pattern: /looks blurred/,
    what: both(
      "The photograph looks blurred; put a sharper one in its place.",
      "La fotografia sembra mossa o sfocata; sostituitela con una più nitida.",
    ),
  },
  {
    id: "photo-dark",
    level: "better",
    pattern: /looks dark/,
    what: both(
      "The photograph looks dark; lighten it, or take another.",
      "La fotografia sembra scura; schiaritela, o scattatene un’altra.",
    ),
  },
  {
    id: "photo-alike",
    level: "better",
    pattern: /is nearly the same as (\S+);/,
    what: (twin = "") => ({
      en: `The photograph is nearly the same as ${twin}; keep one of them.`,
      it: `La fotografia è quasi uguale a ${twin}; tenetene una.`,
    }),
  },
  {
    id: "photo-turned",
    level: "better",
    pattern: /open it in a program and save it anew/,
    what: both(
      "The camera’s tag on what is up is wrong; open the photograph in a program and save it anew.",
      "L’indicazione della fotocamera su che cosa sta in alto è sbagliata; aprite la fotografia in un programma e salvatela di nuovo.",
    ),
  },
  {
    id: "photo-strip",
    level: "better",
    pattern: /places cut off what goes beyond/,
    what: both(
      "The photograph is a strip; crop it to what matters.",
      "La fotografia è una striscia; ritagliatela su ciò che conta.",
    ),
  },
  {
    id: "photo-twice",
    level: "better",
    pattern: /shows (\S+), as "(\S+)" does/,
    what: (photo = "", place = "") => ({
      en: `${photo} stands at ${place} too; choose another for one of them.`,
      it: `${photo} sta anche in ${place}; sceglietene un’altra per uno dei due.`,
    }),
  },
  {
    id: "title",
    level: "better",
    pattern: /has (\d+) characters; search engines show (\d+)/,
    what: (length = "", most = "") => ({
      en: `${length} characters; search engines show ${most}. Shorten it.`,
      it: `${length} caratteri; i motori di ricerca ne mostrano ${most}. Accorciatelo.`,
    }),
  },
  {
    id: "title-same",
    level: "better",
    pattern: /is also that of "(\S+)" in/,
    what: (page = "") => ({
      en: `The title is that of “${page}” too; give every page its own.`,
      it: `Il titolo è anche quello di «${page}»; datene uno suo a ogni pagina.`,
    }),
  },
  {
    id: "title-wide",
    level: "better",
    pattern: /the title "(.+)" has (\d+) characters/,
    what: (title = "", length = "") => ({
      en: `“${title}” has ${length} characters; shorten it.`,
      it: `«${title}» ha ${length} caratteri; accorciatelo.`,
    }),
  },
  {
    id: "name-wide",
    level: "better",
    pattern: /is too long for the bar of a phone/,
    what: both(
      "The name is too long for the bar of a telephone; write a short form into villa.nameShort.",
      "Il nome è troppo lungo per la barra di un telefono; scrivete una forma breve in villa.nameShort.",
    ),
  },
  {
    id: "law-owner",
    level: "stops",
    file: /\/(?:privacy|cookie)-policy\.json$/,
    pattern: /does not say (.+), as content\/facts\.json does/,
    what: (datum = "") => ({
      en: `The policy does not say “${datum}”, which facts.json has; name the owner and how to reach her.`,
      it: `L’informativa non dice «${datum}», che facts.json ha; nominate il titolare e come raggiungerlo.`,
    }),
  },
  {
    id: "facts",
    level: "better",
    pattern: /^(.*); correct (?:one of them|the beds or the rooms)$/,
    what: (sentence = "") => ({
      en: `Two things contradict each other: it ${sentence}.`,
      it: `Due cose si contraddicono (in inglese): ${sentence}.`,
    }),
  },
];

/** What `npm run new-house` notes in `draft` of the settings. */
export const knownDrafts: KnownMessage[] = (
  [
    [
      /has usual terms, not yours/,
      "Valgono termini usuali, non i vostri; controllate orari, età, caparre e giorni.",
    ],
    [
      /has usual terms, and the province/,
      "Valgono termini usuali, e il foro della provincia; controllateli.",
    ],
    [
      /have one bathroom, one kitchen/,
      "Ogni appartamento ha un bagno, una cucina e letti matrimoniali; correggeteli.",
    ],
    [
      /leads nowhere; write the address/,
      "L’indirizzo non porta da nessuna parte; scrivete quello del vostro sito.",
    ],
    [/is empty; add your registration/, "Mancano i codici di registrazione; aggiungeteli."],
    [/is missing; add your tax number/, "Manca la partita IVA o il codice fiscale; aggiungetelo."],
    [/the law texts are a draft/, "I testi di legge sono una bozza; fateli leggere a un avvocato."],
  ] satisfies [RegExp, string][]
).map(([pattern, it]) => ({
  id: "draft",
  level: "stops",
  pattern: new RegExp(`^(.*${pattern.source}.*)$`),
  what: (...[line = ""]) => ({
    en: `${line}. Then take the line out of draft in settings.json.`,
    it: `${it} Poi togliete la riga da draft in settings.json.`,
  }),
}));

/** Faults, which stop the build. */
export const knownFaults: KnownMessage[] = [
  {
    id: "seasons",
    level: "stops",
    pattern: /has no season for (.+); add it/,
    what: (days = "") => ({
      en: `No season has these days: ${days} (month-day); add them to a period.`,
      it: `Nessuna stagione ha questi giorni: ${italianRun(days)} (mese-giorno); aggiungeteli a un periodo.`,
    }),
  },
  {
    id: "seasons",
    level: "stops",
    pattern: /^(.+) (?:both )?have (.+); let one of them begin after the other ends/,
    what: (names = "", days = "") => ({
      en: `${names} share days: ${days} (month-day); let one begin after the other ends.`,
      it: `${names.replace("two periods of", "due periodi di").replace(/ and (?=")/, " e ")} hanno giorni in comune: ${italianRun(days)} (mese-giorno); fate cominciare uno dopo la fine dell’altro.`,
    }),
  },
  {
    id: "position",
    level: "stops",
    pattern: /seem to stand in each other's place/,
    what: both(
      "Latitude and longitude seem to stand in each other’s place; exchange them.",
      "Latitudine e longitudine sembrano scambiate; invertitele.",
    ),
  },
  {
    id: "link-inside",
    level: "stops",
    pattern: /links to (\S+), where nothing stands/,
    what: (address = "") => ({
      en: `The text links to ${address}, where there is no page.`,
      it: `Il testo porta a ${address}, dove non c’è nessuna pagina.`,
    }),
  },
  {
    id: "fault",
    level: "stops",
    pattern: /is (?:missing|empty); write the (?:English )?text/,
    what: both("The text is missing; write it.", "Manca il testo; scrivetelo."),
  },
  {
    id: "fault",
    level: "stops",
    pattern: /has no caption; add one/,
    what: both(
      "The photograph has no caption; add one to captions.json.",
      "La fotografia non ha didascalia; aggiungetela in captions.json.",
    ),
  },
  {
    id: "fault",
    level: "stops",
    pattern: /is damaged or not a picture/,
    what: both(
      "The file is damaged or not a picture; replace it.",
      "Il file è rovinato o non è un’immagine; sostituitelo.",
    ),
  },
  {
    id: "fault",
    level: "stops",
    pattern: /is "(.+)", which (?:is no number of|begins with no country)/,
    what: (number = "") => ({
      en: `${number} cannot be called; correct it, with its country’s code.`,
      it: `${number} non si può chiamare; correggetelo, con il prefisso del paese.`,
    }),
  },
];

/** `12-20 to 01-06 and 03-01` in Italian. */
function italianRun(days: string): string {
  return days.replaceAll(" to ", " – ").replaceAll(" and ", " e ");
}
