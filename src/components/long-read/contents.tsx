import { useMemo } from "react";
import { useSite } from "../../site/context/site-context.tsx";
import { Disclosure } from "../disclosure/disclosure.tsx";
import styles from "./contents.module.css";
import { useCurrentSection } from "./use-current-section.ts";

type Entry = { id: string; heading: string };

/** The table of contents: beside the text in wide windows, in a disclosure above it in others. */
export function Contents({ sections }: { sections: Entry[] }) {
  const title = useSite().shared.a11y.tableOfContents;
  const current = useCurrentSection(useMemo(() => sections.map(({ id }) => id), [sections]));
  return (
    <nav className={styles.contents} aria-label={title}>
      <div className={styles.beside}>
        <h2>{title}</h2>
        <Entries sections={sections} current={current} />
      </div>
      <Disclosure className={styles.above} summary={title}>
        <Entries sections={sections} current={current} />
      </Disclosure>
    </nav>
  );
}

function Entries({ sections, current }: { sections: Entry[]; current: string | undefined }) {
  return (
    <ol>
      {sections.map(({ id, heading }, index) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
            <span>{index + 1}</span> <span>{heading}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
