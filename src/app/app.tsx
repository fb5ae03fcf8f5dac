import { CookieBanner } from "../components/cookie-banner/cookie-banner.tsx";
import { CookiePreferences } from "../components/cookie-preferences/cookie-preferences.tsx";
import { ErrorBoundary } from "../components/error-boundary/error-boundary.tsx";
import { PageFailure } from "../components/error-boundary/page-failure.tsx";
import { Footer } from "../components/footer/footer.tsx";
import { Header } from "../components/header/header.tsx";
import { Notices } from "../components/notice/notices.tsx";
import { PageAnnouncer } from "../components/page-announcer/page-announcer.tsx";
import { SkipLink } from "../components/skip-link/skip-link.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import type { LoadedPage } from "./load-page.tsx";

/**
 * A page with what stands around it: the same tree at build time and in the browser. Each part has
 * a boundary of its own, so that what fails in one leaves the others standing.
 */
export function App({ page }: { page: LoadedPage }) {
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
        <ErrorBoundary key={page.name} fallback={<PageFailure />}>
          {page.body}
        </ErrorBoundary>
      </main>
      <ErrorBoundary>{page.name !== "booking" && <Footer />}</ErrorBoundary>
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
