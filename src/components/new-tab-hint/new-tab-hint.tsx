import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";

/** Tells screen readers that a link opens in a new tab. */
export function NewTabHint() {
  return <span className={layout.visuallyHidden}>{` (${useSite().shared.a11y.newTab})`}</span>;
}
