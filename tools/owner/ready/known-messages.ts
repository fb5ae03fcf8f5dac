import type { OwnerLanguage } from "../../content/owner-language.ts";
import type { ReasonId } from "./reasons.ts";

/** A sentence with `$1` for what the first group of the pattern matches, or a function of the groups. */
type Wording = string | ((...groups: string[]) => string);

/** A message of the content's checks, and the texts of the readiness list for it. */
export type KnownMessage = Record<OwnerLanguage, Wording> & {
  id: ReasonId;
  /** Matches what follows the file and the key. */
  pattern: RegExp;
  /** The files that it is about, if not all. */
  file?: RegExp;
};

/** Warnings of the build. A warning without an entry here is listed with its own text. */
export const knownWarnings: KnownMessage[] = [
  {
    id: "italian-missing",
    pattern: /is (?:missing|empty); English is shown/,
    en: "The Italian text is missing.",
    it: "Manca il testo italiano.",
  },
  {
    id: "placeholder-text",
    pattern: /^(?:(.*) )?(?:is still a placeholder|are still placeholders)/,
    en: (keys = "") => `Placeholders stand for your texts${keys && `: ${keys}`}.`,
    it: (keys = "") =>
      `Al posto dei vostri testi ci sono segnaposti${keys && `: ${keys.replace(/ and (\d+) more/, " e altri $1")}`}.`,
  },
  {
    id: "placeholder-picture",
    pattern: /^(\d+) drawn pictures? stands? for photographs/,
    en: "Drawn pictures stand for your photographs: $1.",
    it: "Disegni al posto delle vostre fotografie: $1.",
  },
  {
    id: "demo-data",
    pattern: /still holds "(.+)" of the demo house/,
    en: "“$1” belongs to the demo house; write your own.",
    it: "«$1» è della casa dimostrativa; scrivete il vostro.",
  },
  {
    id: "cin",
    pattern: /has no "cin"/,
    en: "The CIN is missing; write the code as the ministry issued it.",
    it: "Manca il CIN; scrivete il codice come l’ha rilasciato il ministero.",
  },
  {
    id: "caption-same",
    pattern: /is also the caption of (\S+);/,
    en: "The caption is that of $1 too; say of each what only it shows.",
    it: "La didascalia è anche quella di $1; dite di ognuna ciò che solo lei mostra.",
  },
  {
    id: "hero-small",
    pattern: /has (\d+) by (\d+) pixels, too few .* at least (1400|1920)/,
    en: "The photograph has $1 by $2 pixels, as wide as the window it needs $3; put a larger file in its place.",
    it: "La fotografia ha $1 per $2 pixel, larga quanto la finestra ne chiede $3; sostituitela con un file più grande.",
  },
  {
    id: "photo-small",
    pattern: /has (\d+) by (\d+) pixels, too few .* at least (\d+)/,
    en: "The photograph has $1 by $2 pixels, it needs $3; put a larger file in its place.",
    it: "La fotografia ha $1 per $2 pixel, ne chiede $3; sostituitela con un file più grande.",
  },
  {
    id: "photo-blurred",
    pattern: /looks blurred/,
    en: "The photograph looks blurred; put a sharper one in its place.",
    it: "La fotografia sembra mossa o sfocata; sostituitela con una più nitida.",
  },
  {
    id: "photo-dark",
    pattern: /looks dark/,
    en: "The photograph looks dark; lighten it, or take another.",
    it: "La fotografia sembra scura; schiaritela, o scattatene un’altra.",
  },
  {
    id: "photo-alike",
    pattern: /is nearly the same as (\S+);/,
    en: "The photograph is nearly the same as $1; keep one of them.",
    it: "La fotografia è quasi uguale a $1; tenetene una.",
  },
  {
    id: "photo-turned",
    pattern: /open it in a program and save it anew/,
    en: "The camera’s tag on what is up is wrong; open the photograph in a program and save it anew.",
    it: "L’indicazione della fotocamera su che cosa sta in alto è sbagliata; aprite la fotografia in un programma e salvatela di nuovo.",
  },
  {
    id: "photo-strip",
    pattern: /places cut off what goes beyond/,
    en: "The photograph is a strip; crop it to what matters.",
    it: "La fotografia è una striscia; ritagliatela su ciò che conta.",
  },
  {
    id: "photo-twice",
    pattern: /shows (\S+), as "(\S+)" does/,
    en: "$1 stands at $2 too; choose another for one of them.",
    it: "$1 sta anche in $2; sceglietene un’altra per uno dei due.",
  },
  {
    id: "title",
    pattern: /has (\d+) characters; search engines show (\d+)/,
    en: "$1 characters; search engines show $2. Shorten it.",
    it: "$1 caratteri; i motori di ricerca ne mostrano $2. Accorciatelo.",
  },
  {
    id: "title-same",
    pattern: /is also that of "(\S+)" in/,
    en: "The title is that of “$1” too; give every page its own.",
    it: "Il titolo è anche quello di «$1»; datene uno suo a ogni pagina.",
  },
  {
    id: "title-wide",
    pattern: /the title "(.+)" has (\d+) characters/,
    en: "“$1” has $2 characters; shorten it.",
    it: "«$1» ha $2 caratteri; accorciatelo.",
  },
  {
    id: "name-wide",
    pattern: /is too long for the bar of a phone/,
    en: "The name is too long for the bar of a telephone; write a short form into villa.nameShort.",
    it: "Il nome è troppo lungo per la barra di un telefono; scrivete una forma breve in villa.nameShort.",
  },
  {
    id: "law-owner",
    file: /\/(?:privacy|cookie)-policy\.json$/,
    pattern: /does not say (.+), as content\/facts\.json does/,
    en: "The policy does not say “$1”, which facts.json has; name the owner and how to reach her.",
    it: "L’informativa non dice «$1», che facts.json ha; nominate il titolare e come raggiungerlo.",
  },
  {
    id: "facts",
    pattern: /^(.*); correct (?:one of them|the beds or the rooms)$/,
    en: "Two things contradict each other: it $1.",
    it: "Due cose si contraddicono (in inglese): $1.",
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
  pattern: new RegExp(`^(.*${pattern.source}.*)$`),
  en: "$1. Then take the line out of draft in settings.json.",
  it: `${it} Poi togliete la riga da draft in settings.json.`,
}));

/** Faults, which stop the build. */
export const knownFaults: KnownMessage[] = [
  {
    id: "seasons",
    pattern: /has no season for (.+); add it/,
    en: "No season has these days: $1 (month-day); add them to a period.",
    it: (days = "") =>
      `Nessuna stagione ha questi giorni: ${italianRun(days)} (mese-giorno); aggiungeteli a un periodo.`,
  },
  {
    id: "seasons",
    pattern: /^(.+) (?:both )?have (.+); let one of them begin after the other ends/,
    en: "$1 share days: $2 (month-day); let one begin after the other ends.",
    it: (names = "", days = "") =>
      `${names.replace("two periods of", "due periodi di").replace(/ and (?=")/, " e ")} hanno giorni in comune: ${italianRun(days)} (mese-giorno); fate cominciare uno dopo la fine dell’altro.`,
  },
  {
    id: "position",
    pattern: /seem to stand in each other's place/,
    en: "Latitude and longitude seem to stand in each other’s place; exchange them.",
    it: "Latitudine e longitudine sembrano scambiate; invertitele.",
  },
  {
    id: "link-inside",
    pattern: /links to (\S+), where nothing stands/,
    en: "The text links to $1, where there is no page.",
    it: "Il testo porta a $1, dove non c’è nessuna pagina.",
  },
  {
    id: "fault",
    pattern: /is (?:missing|empty); write the (?:English )?text/,
    en: "The text is missing; write it.",
    it: "Manca il testo; scrivetelo.",
  },
  {
    id: "fault",
    pattern: /has no caption; add one/,
    en: "The photograph has no caption; add one to captions.json.",
    it: "La fotografia non ha didascalia; aggiungetela in captions.json.",
  },
  {
    id: "fault",
    pattern: /is damaged or not a picture/,
    en: "The file is damaged or not a picture; replace it.",
    it: "Il file è rovinato o non è un’immagine; sostituitelo.",
  },
  {
    id: "fault",
    pattern: /is "(.+)", which (?:is no number of|begins with no country)/,
    en: "$1 cannot be called; correct it, with its country’s code.",
    it: "$1 non si può chiamare; correggetelo, con il prefisso del paese.",
  },
];

/** `12-20 to 01-06 and 03-01` in Italian. */
function italianRun(days: string): string {
  return days.replaceAll(" to ", " – ").replaceAll(" and ", " e ");
}
