import styles from "./gnomon.module.css";

/** Shadows of the rod, from its foot: long to the left in the morning, long to the right at dusk. */
const shadows = {
  morning: "M150 45l-140 34",
  forenoon: "M150 45l-64 46",
  afternoon: "M150 45l30 42",
  evening: "M150 45l150 30",
};

export type HourName = keyof typeof shadows;

/** A rod on its line with the shadow of its hour. */
export function Gnomon({ hour }: { hour: HourName }) {
  return (
    <svg className={styles.gnomon} viewBox="0 0 300 100" fill="none" aria-hidden="true">
      <path d={shadows[hour]} stroke="#B4C0CE" strokeWidth="8" />
      {/* the sky covers the corner of the shadow that would stand above the line */}
      <path d="M0 0h300v44H0z" className={styles.sky} />
      <path d="M0 45h300" stroke="currentColor" strokeWidth="2" />
      <path d="M150 45V4" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}
