import { escapeText } from "../../../build/head/html.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { type Destination, readDestination } from "../../publish/destination.ts";
import { PublishError } from "../../publish/publish-error.ts";
import { jobButton } from "./job-button.ts";
import { pageWords } from "./page-words.ts";

/** Where the site is published, and the buttons to publish and to undo, with their questions. */
export async function publishingHtml(root: string, lang: OwnerLanguage): Promise<string> {
  const say = pageWords[lang];
  return `<section aria-labelledby="publishing">
<h2 id="publishing">${say.publishing}</h2>
${await destinationHtml(root, lang)}
</section>
`;
}

async function destinationHtml(root: string, lang: OwnerLanguage): Promise<string> {
  try {
    const place = escapeText(placeOf(await readDestination(root)));
    return `<p>${pageWords[lang].goesTo} <code>${place}</code></p>
<div class="buttons">${jobButton("publish", lang)}${jobButton("undo", lang)}</div>`;
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    return `<p>${escapeText(error.texts[lang])}</p>`;
  }
}

function placeOf(destination: Destination): string {
  if (destination.address) return destination.address;
  switch (destination.to) {
    case "folder":
      return destination.path;
    case "git":
      return `${destination.remote} (${destination.branch})`;
    case "cloudflare":
      return `Cloudflare Pages, ${destination.project}`;
    case "netlify":
      return `Netlify, ${destination.site}`;
  }
}
