import type { ReactNode } from "react";
import { NewTabHint } from "../../components/button/text-link.tsx";
import { LongRead, Note, RichText, textSections } from "../../components/long-read/long-read.tsx";
import { useSite } from "../../site/site-context.tsx";
import type { CookiePolicyData } from "./cookie-policy.content.ts";
import styles from "./cookie-table.module.css";

export function Page({ data: { text, table } }: { data: CookiePolicyData }) {
  const { sections, browsers, rights, controller } = text;
  const own = textSections(sections).map((section) =>
    section.id === "list" && table
      ? {
          ...section,
          body: (
            <>
              {section.body}
              <CookieTable {...table} />
            </>
          ),
        }
      : section,
  );
  return (
    <LongRead
      {...text}
      sections={[
        ...own,
        {
          id: "browsers",
          heading: browsers.heading,
          body: (
            <NotedList {...browsers}>
              {browsers.items.map(({ id, name, href }) => (
                <li key={id}>
                  <a href={href} target="_blank" rel="noopener">
                    {name}
                    <NewTabHint />
                  </a>
                </li>
              ))}
            </NotedList>
          ),
        },
        {
          id: "rights",
          heading: rights.heading,
          body: (
            <NotedList {...rights}>
              {rights.items.map(({ id, title, text }) => (
                <li key={id}>
                  <strong>{title}</strong>: <RichText content={text} />
                </li>
              ))}
            </NotedList>
          ),
        },
        ...textSections([{ id: "controller", ...controller }]),
      ]}
    />
  );
}

type NotedListProps = Pick<CookiePolicyData["text"]["rights"], "intro" | "note"> & {
  children: ReactNode;
};

function NotedList({ intro, note, children }: NotedListProps) {
  return (
    <>
      <RichText content={intro} />
      <ul>{children}</ul>
      <Note>
        <RichText content={note} />
      </Note>
    </>
  );
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
