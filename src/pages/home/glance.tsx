import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import styles from "./glance.module.css";
import type { HomeData } from "./home.content.ts";

/** The house in figures on the ground line, each the beginning of a phrase. */
export function Glance({ title, items }: NonNullable<HomeData["text"]["glance"]>) {
  return (
    <section className={classNames(styles.glance, layout.wrap)} data-glance="">
      <h2 className={layout.visuallyHidden}>{title}</h2>
      <ul>
        {items.map(({ id, value, label }) => (
          <li key={id}>
            {/* the line belongs to the item, and stands still */}
            <b data-t={value} data-reveal="">
              {value}
            </b>{" "}
            <span data-reveal="">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
