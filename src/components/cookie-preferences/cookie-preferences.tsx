import { useEffect } from "react";
import { useOnDemand } from "../../modules/use-on-demand.ts";
import {
  closeCookiePreferences,
  closePreferencesOfOtherPage,
  openCookiePreferences,
  useConsent,
  usePreferencesOpen,
} from "../../site/consent/consent.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { loadPart, showFailure } from "../../site/load-code.ts";
import { Dialog } from "../dialog/dialog.tsx";

const loadForm = () => loadPart(() => import("./preferences-form.tsx"));

export function CookiePreferences() {
  const { page, shared } = useSite();
  const { a11y, consent } = shared;
  const isOpen = usePreferencesOpen();
  const state = useConsent();
  const form = useOnDemand(isOpen, loadForm, closeAndExplain);
  // Back can change the page behind the dialog
  useEffect(closePreferencesOfOtherPage, [page]);
  // not in the HTML of a page, which would need its rules
  if (!form || !consent) return null;
  return (
    <Dialog
      label={a11y.dialogs.cookiePreferences}
      closeLabel={consent.modal.close}
      open={isOpen}
      onClose={closeCookiePreferences}
    >
      {/* the key resets the switches when another tab saves a choice */}
      <form.PreferencesForm key={JSON.stringify(state)} modal={consent.modal} />
    </Dialog>
  );
}

/** The form is a chunk of its own, which may fail to load. */
function closeAndExplain(): void {
  closeCookiePreferences();
  showFailure();
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
