import {
  LongRead,
  type LongReadSection,
  Note,
  RichText,
} from "../../components/long-read/long-read.tsx";
import { NewTabHint } from "../../components/text-link/text-link.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import type { CookiePolicyData } from "./cookie-policy.content.ts";
import styles from "./cookie-table.module.css";

type Text = CookiePolicyData["text"];

export function Page({ data }: { data: CookiePolicyData }) {
  const { title, subtitle, updated, sections, browsers, rights, controller } = data.text;
  const own: LongReadSection[] = sections.map(({ id, heading, body }) => ({
    id,
    heading,
    body: (
      <>
        <RichText content={body} />
        {id === "list" && data.table && <CookieTable {...data.table} />}
      </>
    ),
  }));
  return (
    <LongRead
      title={title}
      subtitle={subtitle}
      updated={updated}
      sections={[
        ...own,
        { id: "browsers", heading: browsers.heading, body: <Browsers {...browsers} /> },
        { id: "rights", heading: rights.heading, body: <Rights {...rights} /> },
        {
          id: "controller",
          heading: controller.heading,
          body: <RichText content={controller.body} />,
        },
      ]}
    />
  );
}

function Browsers({ intro, items, note }: Text["browsers"]) {
  return (
    <>
      <RichText content={intro} />
      <ul>
        {items.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} target="_blank" rel="noopener">
              {name}
              <NewTabHint />
            </a>
          </li>
        ))}
      </ul>
      <Note>
        <RichText content={note} />
      </Note>
    </>
  );
}

function Rights({ intro, items, note }: Text["rights"]) {
  return (
    <>
      <RichText content={intro} />
      <ul>
        {items.map(({ id, title, text }) => (
          <li key={id}>
            <strong>{title}</strong>: <RichText content={text} />
          </li>
        ))}
      </ul>
      <Note>
        <RichText content={note} />
      </Note>
    </>
  );
}

type CookieTableProps = NonNullable<CookiePolicyData["table"]>;

function CookieTable({ cookies, columns, titles }: CookieTableProps) {
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
              <td data-label={columns.category}>{titles[category]}</td>
              <td data-label={columns.description}>{description}</td>
              <td data-label={columns.duration}>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
