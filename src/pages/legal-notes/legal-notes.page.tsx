import { LongRead, RichText } from "../../components/long-read/long-read.tsx";
import type { LegalNotesData } from "./legal-notes.content.ts";

export function Page({ data }: { data: LegalNotesData }) {
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
