import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { fakePictures } from "../../../tests/support/fake-pictures.ts";
import { pageGraph } from "../../../tools/build/head/json-ld.ts";
import { siteData } from "../../../tools/build/pages/page-data.ts";
import { type Content, loadContent } from "../../../tools/content/load.ts";
import type { Facts } from "../../site/content/facts.ts";
import { SiteProvider } from "../../site/context/site-context.tsx";
import { ContactDetails } from "./contact-details.tsx";
import type { ContattiData } from "./contatti.content.ts";

let content: Content;

beforeAll(async () => {
  content = await loadContent(process.cwd());
});

/** The contacts of the demo with these profiles, and their structured data for search engines. */
function withProfiles(social: Facts["contact"]["social"]) {
  const { facts } = content;
  const other = { ...content, facts: { ...facts, contact: { ...facts.contact, social } } };
  const data = {
    text: content.files.en.contatti,
    facts: {
      ...other.facts,
      contact: { ...other.facts.contact, phoneHref: "tel:", emailHref: "" },
    },
  } as unknown as Pick<ContattiData, "text" | "facts">;
  const html = renderToStaticMarkup(
    <SiteProvider lang="en" page="contatti" path="/contatti" shared={siteData(other, "en")}>
      <ContactDetails {...data} />
    </SiteProvider>,
  );
  const head = { title: "", description: "" };
  const pictures = fakePictures(content);
  const graph = pageGraph({ content: other, lang: "en", page: "home", head, pictures });
  const things = graph["@graph"] as readonly { sameAs?: string[] }[];
  return { html, sameAs: things.find((thing) => "sameAs" in thing)?.sameAs };
}

test("a house has as many social profiles as its owner", () => {
  const profile = (network: string) => ({ network, url: `https://${network}.example/house` });
  const two = withProfiles([profile("one"), profile("two")]);
  expect(two.html).toMatch(/href="https:\/\/one\.example\/house".*<br\/><a href="https:\/\/two/);
  expect(two.sameAs).toEqual(["https://one.example/house", "https://two.example/house"]);
  const none = withProfiles([]);
  expect(none.html).not.toContain("Follow");
  expect(none.html.match(/<dt>/g)).toHaveLength(3);
  expect(none.sameAs).toBeUndefined();
});
