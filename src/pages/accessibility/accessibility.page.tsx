import { LongRead } from "../../components/long-read/long-read.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import type { AccessibilityData } from "./accessibility.content.ts";
import styles from "./accessibility.module.css";

export function Page({ data: { house, ...text } }: { data: AccessibilityData }) {
  return <LongRead {...text} inserts={{ house: <House {...house} /> }} />;
}

function House({ rows, example }: AccessibilityData["house"]) {
  return (
    <>
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
