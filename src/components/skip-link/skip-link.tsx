import { useSite } from "../../site/context/site-context.tsx";
import styles from "./skip-link.module.css";

/** The first tab stop of a page: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {useSite().shared.navbar.skipLink}
    </a>
  );
}
