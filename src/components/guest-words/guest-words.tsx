import { classNames } from "../../modules/class-names.ts";
import layout from "../../styles/layout.module.css";
import { NewTabLink } from "../button/text-link.tsx";
import type { GuestWordsData } from "./guest-words.content.ts";
import styles from "./guest-words.module.css";

/** What guests have written, in their words: no stars, and no marks for search engines. */
export function GuestWords({ title, items }: GuestWordsData) {
  return (
    <section className={classNames(styles.words, layout.wrap)} data-reviews="">
      <h2>{title}</h2>
      <ul>
        {items.map(({ text, lang, by, where, url, translated }) => (
          <li key={`${by}${text}`} data-reveal="">
            <blockquote lang={lang}>
              <p>{text}</p>
            </blockquote>
            <footer>
              <b>{by}</b>
              {url && where ? (
                <NewTabLink href={url}>{where}</NewTabLink>
              ) : (
                where && <span>{where}</span>
              )}
              {translated && <span>{translated}</span>}
            </footer>
          </li>
        ))}
      </ul>
    </section>
  );
}
