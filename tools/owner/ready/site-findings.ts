import { type BuiltSite, ceiling } from "./built-site.ts";
import { type Finding, finding } from "./finding.ts";

/** A page of another site that could not be reached. */
export type DeadLink = { address: string; answer: string };

/** What can be seen only on the built site: links that lead nowhere, and heavy pages. */
export function siteFindings(site: BuiltSite | undefined): Finding[] {
  if (!site) {
    const what = {
      en: "The site has not been built yet; afterwards its links and the weight of its pages are looked at too.",
      it: "Il sito non è ancora costruito; dopo si guardano anche i collegamenti e il peso delle pagine.",
    };
    return [finding({ id: "not-built", what, where: "dist/", mend: "npm run build" })];
  }
  return site.pages.flatMap(({ address, deadLinks, bytes, scriptBytes }) => [
    ...deadLinks.map((link) =>
      finding({
        id: "link-inside",
        what: {
          en: `The page links to ${link}, where nothing stands.`,
          it: `La pagina porta a ${link}, dove non c’è niente.`,
        },
        where: address,
      }),
    ),
    ...(bytes > ceiling.bytes ? [tooHeavy(address, bytes, ceiling.bytes, "all")] : []),
    ...(scriptBytes > ceiling.scriptBytes
      ? [tooHeavy(address, scriptBytes, ceiling.scriptBytes, "scripts")]
      : []),
  ]);
}

function tooHeavy(where: string, bytes: number, most: number, of: "all" | "scripts"): Finding {
  const [en, it] =
    of === "all"
      ? ["The first view of the page weighs", "La prima vista della pagina pesa"]
      : ["The scripts of the page weigh", "Gli script della pagina pesano"];
  const size = `${kilobytes(bytes)} KB`;
  return finding({
    id: "weight",
    what: {
      en: `${en} ${size}, its budget is ${kilobytes(most)}; shorten the texts, or choose a quieter first photograph.`,
      it: `${it} ${size}, il limite è ${kilobytes(most)}; accorciate i testi, o scegliete una prima fotografia più semplice.`,
    },
    where,
  });
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1000);
}

/** Links to other sites that did not answer as they should. */
export function outsideFindings(dead: readonly DeadLink[]): Finding[] {
  return dead.map(({ address, answer }) =>
    finding({
      id: "link-outside",
      what: {
        en: `${address} answers: ${answer}. Open it, and correct it if it is gone.`,
        it: `${address} risponde: ${answer}. Apritelo, e correggetelo se non c’è più.`,
      },
      where: address,
    }),
  );
}
