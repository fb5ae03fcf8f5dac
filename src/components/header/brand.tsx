import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/site-context.tsx";
import { Shapes } from "../drawing/drawing.tsx";
import { longestName } from "../hero/word-length.ts";
import styles from "./brand.module.css";

type BrandProps = { className?: string; markClassName?: string; nameClassName?: string };

/** Letters of a word that fit into the bar of a phone at full size. */
const longestWord = 10;

export function Brand({ className, markClassName, nameClassName }: BrandProps) {
  const { shared, href } = useSite();
  const { nameShort } = shared.site;
  const isLong =
    nameShort.length > longestName ||
    nameShort.split(" ").some(({ length }) => length > longestWord);
  return (
    <a
      className={classNames(styles.brand, isLong && styles.long, className)}
      href={href("home")}
      aria-label={shared.a11y.homeLink}
    >
      <Mark className={classNames(styles.mark, markClassName)} />
      <span className={classNames(styles.name, nameClassName)}>{nameShort}</span>
    </a>
  );
}

export function Mark({ className }: { className: string | undefined }) {
  const { mark } = useSite().shared.drawings;
  return (
    <svg
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      {...mark.attrs}
      aria-hidden="true"
    >
      <Shapes drawing={mark} />
    </svg>
  );
}
