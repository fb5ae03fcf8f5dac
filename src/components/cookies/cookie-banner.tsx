import { useEffect, useState } from "react";
import { useOnDemand } from "../../modules/use-on-demand.ts";
import { useConsent } from "../../site/consent.ts";
import { loadPart } from "../../site/load-code.ts";
import { useSite } from "../../site/site-context.tsx";

const loadBanner = () => loadPart(() => import("./banner.tsx"));

/** Milliseconds to wait for the fonts, which would otherwise paint the banner's text again. */
const fontTimeout = 3000;

/** Not prerendered: it must not be the largest contentful paint, nor flash up after a choice. */
export function CookieBanner() {
  const isUndecided = useConsent().status === "undecided";
  const fontsAreReady = useFontsReady();
  const { consent } = useSite().shared;
  const isWanted = consent !== undefined && isUndecided && fontsAreReady;
  // without it nobody has agreed to anything
  const part = useOnDemand(isWanted, loadBanner, () => {});
  return isWanted && part && <part.Banner banner={consent.banner} />;
}

function useFontsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const show = () => setReady(true);
    const timer = setTimeout(show, fontTimeout);
    document.fonts.ready.then(show);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}
