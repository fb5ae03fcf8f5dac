import { basename } from "node:path";
import { langs } from "../../../src/site/site-map/languages.ts";
import { isPlaceholderPicture } from "../../content/draft.ts";
import { keyName } from "../../content/faults.ts";
import type { Content } from "../../content/load.ts";
import { type Finding, finding } from "./finding.ts";

/**
 * Least length of an Italian text relative to the English one. Italian usually needs as many letters or
 * more; the shortest of the demo has three quarters.
 */
const leastShare = 0.55;

/** Letters that an English text must have to be compared by length. */
const longEnough = 80;

/** Italian texts that are much shorter than the English ones. */
export function shorterItalian({ files }: Pick<Content, "files">): Finding[] {
  return Object.entries(files.en).flatMap(([name, english]) =>
    pairs(english, files.it[name], []).flatMap(({ path, en, it }) => {
      if (en.length < longEnough || it.length >= leastShare * en.length) return [];
      return finding({
        id: "italian-short",
        what: {
          en: `The Italian text has ${it.length} letters, the English one ${en.length}; see whether something is missing.`,
          it: `Il testo italiano ha ${it.length} lettere, quello inglese ${en.length}; guardate se manca qualcosa.`,
        },
        where: `content/it/${name}.json: "${keyName(path)}"`,
      });
    }),
  );
}

type Pair = { path: PropertyKey[]; en: string; it: string };

function pairs(en: unknown, it: unknown, path: PropertyKey[]): Pair[] {
  if (typeof en === "string") return typeof it === "string" ? [{ path, en, it }] : [];
  if (en === null || typeof en !== "object" || it === null || typeof it !== "object") return [];
  return Object.entries(en).flatMap(([key, value]) => {
    const step = Array.isArray(en) ? Number(key) : key;
    return pairs(value, Reflect.get(it, key), [...path, step]);
  });
}

/** Letters that a caption needs to describe something. */
const shortest = 20;

/** "Photo of…", in either language. */
const photoOf =
  /^(?:an? |the |una |la |un’|l’)?(?:photo(?:graph)?|picture|image|foto(?:grafia)?|immagine)s? (?:of|di|del\p{L}*|con)(?!\p{L})/iu;

/** Captions that are too short, or say that they are captions. */
export function captionFindings({ photoSets }: Pick<Content, "photoSets">): Finding[] {
  const photos = photoSets.flatMap(({ name, photos: own }) =>
    own.filter((photo) => !isPlaceholderPicture(photo)).map((photo) => ({ ...photo, set: name })),
  );
  return photos.flatMap(({ set, file, caption }) =>
    langs.flatMap((lang) => {
      const text = caption[lang];
      const where = `content/photos/${set}/captions.json: "${lang}" of ${basename(file)}`;
      if (photoOf.test(text)) {
        const what = {
          en: `The caption “${text}” says that it is a picture; begin with what it shows.`,
          it: `La didascalia «${text}» dice che è un’immagine; cominciate da ciò che mostra.`,
        };
        return [finding({ id: "caption-photo-of", what, where })];
      }
      if (text.length >= shortest) return [];
      const what = {
        en: `The caption “${text}” has ${text.length} letters; say what only this photograph shows.`,
        it: `La didascalia «${text}» ha ${text.length} lettere; dite che cosa mostra solo questa fotografia.`,
      };
      return [finding({ id: "caption-short", what, where })];
    }),
  );
}
