import { openCookiePreferences } from "../../site/consent/consent.ts";
import { useSite } from "../../site/context/site-context.tsx";

/** A button that opens the cookie preferences. */
export function CookiePreferencesButton({ className }: { className?: string | undefined }) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={openCookiePreferences}
    >
      {useSite().shared.footer.cookiePreferences}
    </button>
  );
}
