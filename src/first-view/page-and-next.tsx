import { Activity, Fragment, type ReactNode, useState } from "react";
import { HiddenPageContext } from "../site/site-context.tsx";

type PageAndNextProps<Page> = {
  page: Page;
  next: Page | undefined;
  children(page: Page): ReactNode;
};

/** The document's page is in no Activity: React 19.3 hangs if the comment that marks it moves. */
export function PageAndNext<Page extends { name: string }>({
  page,
  next,
  children: draw,
}: PageAndNextProps<Page>) {
  const [prerendered, setPrerendered] = useState<string | undefined>(page.name);
  if (prerendered && prerendered !== page.name) setPrerendered(undefined);
  // all languages of a page have the same key, so the page changes language and keeps its state;
  // there is nothing to render hidden
  const pages = next && next.name !== page.name ? [page, next] : [page];
  return pages.map((each) => {
    const { name } = each;
    if (name === prerendered) return <Fragment key={name}>{draw(each)}</Fragment>;
    const isHidden = each !== page;
    return (
      <Activity key={name} mode={isHidden ? "hidden" : "visible"}>
        <HiddenPageContext value={isHidden}>{draw(each)}</HiddenPageContext>
      </Activity>
    );
  });
}
