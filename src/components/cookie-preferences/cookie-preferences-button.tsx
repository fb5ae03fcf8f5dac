import { openCookiePreferences } from "../../site/consent.ts";
import { useSite } from "../../site/site-context.tsx";

/**
 * Opens the cookie preferences. The attribute lets the first script of the head hear a press that
 * comes before the application does.
 */
export function CookiePreferencesButton({ className }: { className?: string | undefined }) {
  return (
    <button
      type="button"
      className={className}
      data-cookie-preferences
      aria-haspopup="dialog"
      onClick={openCookiePreferences}
    >
      {useSite().shared.footer.cookiePreferences}
    </button>
  );
}
