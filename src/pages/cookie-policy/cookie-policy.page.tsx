import { LongRead, type LongReadSection, Note } from "../../components/long-read/long-read.tsx";
import { NewTabHint } from "../../components/new-tab-hint/new-tab-hint.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import type { CookiePolicyData } from "./cookie-policy.content.ts";
import { CookieTable } from "./cookie-table.tsx";

type Text = CookiePolicyData["text"];

/** The cookie policy: its sections, then links to browser help, the visitor's rights, the controller. */
export function Page({ data }: { data: CookiePolicyData }) {
  const { title, subtitle, updated, sections, browsers, rights, controller } = data.text;
  const own: LongReadSection[] = sections.map(({ id, heading, body }) => ({
    id,
    heading,
    body: (
      <>
        <RichText content={body} />
        {id === "list" && <CookieTable cookies={data.cookies} columns={data.columns} />}
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
