import { palette } from "../../components/elevation/palette.ts";
import styles from "./not-found.module.css";

/** The tops of the slats, one every 16 units below the arch. */
const slats = Array.from({ length: 15 }, (_, row) => 142 + row * 16);

/** A closed arched door, standing on the line with its shadow. */
export function ClosedDoor() {
  return (
    <svg className={styles.door} viewBox="0 0 240 400" aria-hidden="true">
      <path fill={palette.cornice} d="M0 400V120a120 120 0 0 1 240 0v280z" />
      <path fill={palette.shutter} d="M22 400V120a98 98 0 0 1 196 0v280z" />
      <g stroke="#2C3929" strokeWidth="2">
        <path d="M120 22v378M22 122h196" />
        <path d={slats.map((top) => `M36 ${top}h70M134 ${top}h70`).join("")} />
      </g>
      <circle cx="108" cy="262" r="5" fill="#E2C28C" />
      <path className={styles.doorShadow} d="M0 402h240l82 64H82z" />
    </svg>
  );
}
