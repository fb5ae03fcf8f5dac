import { Activity } from "react";
import { CookieBanner } from "../components/cookie-banner/cookie-banner.tsx";
import { CookiePreferences } from "../components/cookie-preferences/cookie-preferences.tsx";
import { ErrorBoundary } from "../components/error-boundary/error-boundary.tsx";
import { PageFailure } from "../components/error-boundary/page-failure.tsx";
import { Footer } from "../components/footer/footer.tsx";
import { Header } from "../components/header/header.tsx";
import { Notices } from "../components/notice/notices.tsx";
import { PageAnnouncer } from "../components/page-announcer/page-announcer.tsx";
import { SkipLink } from "../components/skip-link/skip-link.tsx";
import { SiteProvider } from "../site/context/site-context.tsx";
import { HiddenPageContext } from "../site/navigation/hidden-page.ts";
import type { LoadedPage } from "./load-page.tsx";

type AppProps = {
  page: LoadedPage;
  /** The page that the visitor is likely to open next, rendered hidden. */
  next?: LoadedPage | undefined;
};

/**
 * A page with header, footer and dialogs: the same tree at build time and in the browser. Each part
 * has its own error boundary, so that an error in one does not remove the others.
 */
export function App({ page, next }: AppProps) {
  // all languages of a page have the same key, so the page changes language and keeps its state;
  // there is nothing to render hidden
  const bodies = next && next.name !== page.name ? [page, next] : [page];
  return (
    <SiteProvider lang={page.lang} page={page.name} path={page.path} shared={page.shared}>
      <SkipLink />
      <ErrorBoundary>
        <CookieBanner />
      </ErrorBoundary>
      <ErrorBoundary>
        <Header />
      </ErrorBoundary>
      <main id="main">
        {bodies.map((each) => (
          <Activity key={each.name} mode={each === page ? "visible" : "hidden"}>
            <PageBody page={each} isHidden={each !== page} />
          </Activity>
        ))}
      </main>
      <ErrorBoundary>{page.hasFooter && <Footer />}</ErrorBoundary>
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

type PageBodyProps = { page: LoadedPage; isHidden: boolean };

/** Has contexts of its own, so that a hidden page keeps its language and address. */
function PageBody({ page, isHidden }: PageBodyProps) {
  return (
    <HiddenPageContext value={isHidden}>
      <SiteProvider lang={page.lang} page={page.name} path={page.path} shared={page.shared}>
        <ErrorBoundary fallback={<PageFailure />}>{page.body}</ErrorBoundary>
      </SiteProvider>
    </HiddenPageContext>
  );
}
