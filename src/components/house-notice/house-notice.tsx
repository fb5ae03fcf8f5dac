import type { HouseNoticesData } from "./house-notice.content.ts";
import styles from "./house-notice.module.css";

export function HouseNotices({ notices }: { notices: HouseNoticesData }) {
  return notices.map(({ index, isOver, label, text, lang, link }) => (
    <section
      key={index}
      className={styles.notice}
      aria-label={label}
      data-notice={index}
      data-over={isOver ? "" : undefined}
    >
      <p lang={lang}>{text}</p>
      {link && <a href={link.href}>{link.text}</a>}
    </section>
  ));
}
