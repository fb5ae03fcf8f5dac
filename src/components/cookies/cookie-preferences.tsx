import { useEffect } from "react";
import { useOnDemand } from "../../modules/use-on-demand.ts";
import {
  closeCookiePreferences,
  closePreferencesOfOtherPage,
  openCookiePreferences,
  usePreferencesOpen,
} from "../../site/consent.ts";
import { loadPart, showFailure } from "../../site/load-code.ts";
import { useSite } from "../../site/site-context.tsx";

const loadDialog = () => loadPart(() => import("./preferences-dialog.tsx"));

export function CookiePreferences() {
  const { page, shared } = useSite();
  const { consent } = shared;
  const isOpen = usePreferencesOpen();
  const part = useOnDemand(isOpen, loadDialog, () => {
    closeCookiePreferences();
    showFailure();
  });
  // Back can change the page behind the dialog
  useEffect(closePreferencesOfOtherPage, [page]);
  // not in the HTML of a page, which would need its rules
  return part && consent && <part.PreferencesDialog open={isOpen} modal={consent.modal} />;
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
