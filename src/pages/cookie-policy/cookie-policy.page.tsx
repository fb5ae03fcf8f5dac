import { LongRead } from "../../components/long-read/long-read.tsx";
import { useSite } from "../../site/site-context.tsx";
import type { CookiePolicyData } from "./cookie-policy.content.ts";
import styles from "./cookie-table.module.css";

export function Page({ data: { table, ...text } }: { data: CookiePolicyData }) {
  return <LongRead {...text} inserts={{ list: table && <CookieTable {...table} /> }} />;
}

function CookieTable({ cookies, columns, titles }: NonNullable<CookiePolicyData["table"]>) {
  const { a11y } = useSite().shared;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={a11y.cookieTable}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.category}</th>
            <th scope="col">{columns.description}</th>
            <th scope="col">{columns.duration}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({ name, category, description, duration }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{titles[category]}</td>
              <td>{description}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
