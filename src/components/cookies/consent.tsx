import { useEffect } from "react";
import { useObservable } from "../../modules/observable.ts";
import { useOnDemand } from "../../modules/use-on-demand.ts";
import {
  closeCookiePreferences,
  consent as consentState,
  openCookiePreferences,
  preferencesOpenedAt,
} from "../../site/consent.ts";
import { loadPart, showFailure } from "../../site/load-code.ts";
import { useSite } from "../../site/site-context.tsx";

/** Milliseconds to wait for the fonts, which would otherwise paint the banner's text again. */
const fontTimeout = 3000;

async function loadBanner() {
  await Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, fontTimeout))]);
  return loadPart(() => import("./banner.tsx"));
}

/** Not prerendered: it must not be the largest contentful paint, nor flash up after a choice. */
export function CookieBanner() {
  const isUndecided = useObservable(consentState) === undefined;
  const { consent } = useSite().shared;
  const isWanted = consent !== undefined && isUndecided;
  // without it nobody has agreed to anything
  const part = useOnDemand(isWanted, loadBanner, () => {});
  return isWanted && part && <part.Banner banner={consent.banner} />;
}

const loadDialog = () => loadPart(() => import("./preferences-dialog.tsx"));

export function CookiePreferences() {
  const { page, shared } = useSite();
  const { consent } = shared;
  const openedAt = useObservable(preferencesOpenedAt);
  const isOpen = openedAt !== "";
  const part = useOnDemand(isOpen, loadDialog, () => {
    closeCookiePreferences();
    showFailure();
  });
  // Back can change the page behind the dialog; opened while a page was loading, whose address was
  // its own already, it stays open
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is the event
  useEffect(() => {
    if (openedAt !== location.pathname) closeCookiePreferences();
  }, [page]);
  // not in the HTML of a page, which would need its rules
  return part && consent && <part.PreferencesDialog open={isOpen} {...consent} />;
}

export function CookiePreferencesButton({ className }: { className?: string | undefined }) {
  const { consent, footer } = useSite().shared;
  if (!consent) return null;
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={openCookiePreferences}
    >
      {footer.cookiePreferences}
    </button>
  );
}
