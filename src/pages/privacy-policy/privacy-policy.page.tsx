import { LongRead, Note, RichText } from "../../components/long-read/long-read.tsx";
import type { PrivacyPolicyData } from "./privacy-policy.content.ts";

type Section = PrivacyPolicyData["text"]["sections"][number];

export function Page({ data: { text } }: { data: PrivacyPolicyData }) {
  return (
    <LongRead
      {...text}
      intro={<RichText content={text.intro} />}
      sections={text.sections.map((section) => ({
        ...section,
        body: <SectionBody {...section} />,
      }))}
    />
  );
}

function SectionBody({ body, lists, notes }: Section) {
  return (
    <>
      <RichText content={body} />
      {lists.map((list) => (
        <PolicyList key={list.id} {...list} />
      ))}
      {notes.map((note, index) => (
        <Note key={index}>
          <RichText content={note} />
        </Note>
      ))}
    </>
  );
}

function PolicyList({ title, items }: Section["lists"][number]) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <RichText content={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
