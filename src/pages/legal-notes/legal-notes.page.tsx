import type { PageData } from "../../../tools/pages/page-data.ts";
import { LongRead } from "../../components/long-read/long-read.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";

/** The rules for using the site and for staying at the villa. */
export function LegalNotesPage({ data }: { data: PageData["legal-notes"] }) {
  const { title, subtitle, updated, sections } = data.text;
  return (
    <LongRead
      title={title}
      subtitle={subtitle}
      updated={updated}
      sections={sections.map(({ id, heading, body }) => ({
        id,
        heading,
        body: <RichText content={body} />,
      }))}
    />
  );
}
