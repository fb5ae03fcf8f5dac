// first in the style sheet, so that components can override them
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/base.late.css";
import "../styles/print.css";
import { useState } from "react";
import { CookieBanner, CookiePreferences } from "../components/cookies/consent.tsx";
import { DateBar } from "../components/date-bar/date-bar.tsx";
import { ErrorBoundary, PageFailure } from "../components/error-boundary/error-boundary.tsx";
import { Header } from "../components/header/header.tsx";
import { Notices } from "../components/notices/notices.tsx";
import skipStyles from "../components/skip-link/skip-link.module.css";
import { PageAndNext } from "../first-view/page-and-next.tsx";
import { LateSheet } from "../site/late-sheet.tsx";
import { SiteProvider, useSite } from "../site/site-context.tsx";
import layout from "../styles/layout.module.css";
import type { LoadedPage } from "./load-page.tsx";

type AppProps = {
  page: LoadedPage;
  next?: LoadedPage | undefined;
};

/** Each part has its own error boundary, so that an error in one does not remove the others. */
export function App({ page, next }: AppProps) {
  return (
    <SiteProvider lang={page.lang} page={page.name} path={page.path} shared={page.shared}>
      <a className={skipStyles.skip} href="#main">
        {page.shared.navbar.skipLink}
      </a>
      <ErrorBoundary>
        <CookieBanner />
      </ErrorBoundary>
      <ErrorBoundary>
        <Header />
      </ErrorBoundary>
      <main id="main" lang={page.textLang}>
        <PageAndNext page={page} next={next}>
          {(each) => <PageBody page={each} />}
        </PageAndNext>
      </main>
      <LateSheet />
      <ErrorBoundary>{page.Footer && <page.Footer />}</ErrorBoundary>
      <ErrorBoundary>
        <PageDateBar key={page.name} />
      </ErrorBoundary>
      <ErrorBoundary>
        <CookiePreferences />
      </ErrorBoundary>
      <ErrorBoundary>
        <Notices />
      </ErrorBoundary>
      <PageAnnouncer title={page.head.title} />
    </SiteProvider>
  );
}

/** Has a context of its own, so that a hidden page keeps its language and address. */
function PageBody({ page }: { page: LoadedPage }) {
  return (
    <SiteProvider lang={page.lang} page={page.name} path={page.path} shared={page.shared}>
      <ErrorBoundary fallback={<PageFailure />}>{page.body}</ErrorBoundary>
    </SiteProvider>
  );
}

function PageDateBar() {
  const { barPrice } = useSite();
  return barPrice && <DateBar price={barPrice} />;
}

function PageAnnouncer({ title }: { title: string }) {
  const [firstTitle] = useState(title);
  const [moved, setMoved] = useState(false);
  if (!moved && title !== firstTitle) setMoved(true);
  return (
    <p className={layout.visuallyHidden} aria-live="polite">
      {moved && title}
    </p>
  );
}
