import type { ReactNode } from "react";
import { LongRead, RichText } from "../../components/long-read/long-read.tsx";
import { NoBreak, Paragraphs } from "../../components/no-break/no-break.tsx";
import type { AccessibilityData } from "./accessibility.content.ts";
import styles from "./accessibility.module.css";

export function Page({ data }: { data: AccessibilityData }) {
  const { house, standard, met, notMet, tested, write } = data;
  const sections: Record<string, { title: string; body: ReactNode } | undefined> = {
    house: house.rows.length > 0 ? { title: house.title, body: <House {...house} /> } : undefined,
    standard: standard && { title: standard.title, body: <Paragraphs texts={[standard.text]} /> },
    met: { title: met.title, body: <List items={met.items} /> },
    "not-met": { title: notMet.title, body: <List items={notMet.items} /> },
    tested: tested ? { title: tested.title, body: <p>{tested.text}</p> } : undefined,
    write: { title: write.title, body: <Write {...write} /> },
  };
  return (
    <LongRead
      title={data.title}
      subtitle={data.lead}
      updated={data.updated}
      sections={Object.entries(sections).flatMap(([id, section]) =>
        section ? [{ id, heading: section.title, body: section.body }] : [],
      )}
    />
  );
}

function House({ intro, rows, example }: AccessibilityData["house"]) {
  return (
    <>
      <p>{intro}</p>
      <dl className={styles.measures} data-access="">
        {rows.map(({ id, term, text }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>
              <NoBreak>{text}</NoBreak>
            </dd>
          </div>
        ))}
      </dl>
      {example && (
        <p>
          <small>{example}</small>
        </p>
      )}
    </>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Write({ text, answer, authority }: AccessibilityData["write"]) {
  return (
    <>
      <RichText content={text} />
      {answer && <p>{answer}</p>}
      {authority && <Paragraphs texts={[authority]} />}
    </>
  );
}
