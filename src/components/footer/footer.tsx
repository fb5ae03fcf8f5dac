import { staticPart } from "../../modules/static-part/static-part.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import layout from "../../styles/layout.module.css";
import { Drawing } from "../drawing/drawing.tsx";
import styles from "./footer.module.css";
import { LegalLinks } from "./legal-links.tsx";

const FooterStart = staticPart(() =>
  import("./footer.static.tsx").then((file) => file.FooterStart),
);
const FooterEnd = staticPart(() => import("./footer.static.tsx").then((file) => file.FooterEnd));

/**
 * The footer of every page but booking: contacts, pages, policies, registration codes, credits.
 * If the page does not end with a photograph, there is a drawing of the villa above it.
 */
export function Footer() {
  const { shared, ending } = useSite();
  return (
    <footer>
      {!ending && <Drawing drawing={shared.drawings.horizon} className={styles.horizon} />}
      <div className={`${styles.earth} ${layout.onDark}`}>
        {!ending && (
          <Drawing drawing={shared.drawings["horizon-shadow"]} className={styles.shadow} />
        )}
        <div className={styles.content}>
          <FooterStart />
          <LegalLinks />
          <FooterEnd />
        </div>
      </div>
    </footer>
  );
}
