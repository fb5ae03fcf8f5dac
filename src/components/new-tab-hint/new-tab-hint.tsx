import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";

/** Says, to those who do not see it happen, that a link opens beside the page. */
export function NewTabHint() {
  return <span className={layout.visuallyHidden}>{` (${useSite().shared.a11y.newTab})`}</span>;
}
