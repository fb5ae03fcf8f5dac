import { useSite } from "../../site/context/site-context.tsx";
import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {useSite().shared.navbar.skipLink}
    </a>
  );
}
