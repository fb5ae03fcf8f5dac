import { useSite } from "../../site/context/site-context.tsx";
import type { CookiePolicyData } from "./cookie-policy.content.ts";
import styles from "./cookie-table.module.css";

type CookieTableProps = Pick<CookiePolicyData, "cookies" | "columns">;

/** The cookies of the site. On a phone the cells are stacked, each labelled with its column. */
export function CookieTable({ cookies, columns }: CookieTableProps) {
  const { a11y, consent } = useSite().shared;
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
              <td data-label={columns.category}>{consent.modal[category].title}</td>
              <td data-label={columns.description}>{description}</td>
              <td data-label={columns.duration}>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
