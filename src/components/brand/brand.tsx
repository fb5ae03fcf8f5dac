import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/context/site-context.tsx";
import styles from "./brand.module.css";

type BrandProps = { className?: string; markClassName?: string; nameClassName?: string };

/** The villa's name with its mark, the plan of a star vault: the way home on every page. */
export function Brand({ className, markClassName, nameClassName }: BrandProps) {
  const { shared, href } = useSite();
  return (
    <a
      className={classNames(styles.brand, className)}
      href={href("home")}
      aria-label={shared.a11y.homeLink}
    >
      <svg
        className={classNames(styles.mark, markClassName)}
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M2 2h44v44H2z" />
        <path d="m2 2 22 12.5L46 2 33.5 24 46 46 24 33.5 2 46l12.5-22z" />
        <path d="M24 14.5 33.5 24 24 33.5 14.5 24z" />
      </svg>
      <span className={classNames(styles.name, nameClassName)}>{shared.site.name}</span>
    </a>
  );
}
