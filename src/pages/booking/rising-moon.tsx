import { useId } from "react";
import { palette } from "../../components/elevation/palette.ts";
import styles from "./booking.module.css";

/** The moon comes up behind the line, a few days before full: nights are what one books here. */
export function RisingMoon() {
  const horizon = useId();
  return (
    <svg className={styles.moon} viewBox="-100 -125 200 125" aria-hidden="true">
      <defs>
        <clipPath id={horizon}>
          <path d="M-110 -140h220v140h-220z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${horizon})`}>
        <circle cx="0" cy="-25" r="100" fill="#C6CFDA" />
        <path fill={palette.cornice} d="M0 -125a100 100 0 0 1 0 200a72.0 100 0 0 1 0 -200z" />
      </g>
    </svg>
  );
}
