import { oliveTree } from "../../../components/elevation/drawings/olive-tree.ts";
import elevation from "../../../components/elevation/elevation.module.css";
import { Shapes, Silhouette } from "../../../components/elevation/elevation.tsx";
import { palette } from "../../../components/elevation/palette.ts";
import { classNames } from "../../../modules/class-names/class-names.ts";
import styles from "../booking.module.css";

const { wall, cornice, shutter, opening } = palette;

/** A window is lit: the house under a moon that grows from night to night. */
export function HouseByNight({ className }: { className: string | undefined }) {
  return (
    <svg
      className={classNames(elevation.elevation, className)}
      viewBox="-70 -132 190 132"
      aria-hidden="true"
    >
      <Moons />
      <g className={styles.tree} transform="translate(152 0)">
        <Silhouette path={oliveTree.silhouette} />
        <Shapes drawing={oliveTree} />
      </g>
      <Silhouette path="M-62 0v-62h104v-22h66v84z" />
      <path fill={wall} d="M-62 -62h104v62h-104zM42 -84h66v84h-66z" />
      <path fill={cornice} d="M-64 -65h106v4h-106zM40 -87h70v4h-70zM58 -62h13v20h-13z" />
      <path
        fill={shutter}
        d="M-20 0v-24a10 10 0 0 1 20 0v24zM-50 -44h13v20h-13zM17 -44h13v20h-13zM82 -62h13v20h-13z"
      />
      <path fill={opening} d="M64 0v-17a11 11 0 0 1 22 0v17z" />
    </svg>
  );
}

/** Three nights, each with a little more light. */
function Moons() {
  return (
    <>
      <path
        fill="#C6CFDA"
        d="M-51 -84a11 11 0 1 0 22 0a11 11 0 1 0 -22 0zM-10 -101a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM41 -116a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z"
      />
      <path
        fill={cornice}
        d="M-40 -95a11 11 0 0 1 0 22a7.9 11 0 0 0 0 -22zM2 -113a12 12 0 0 1 0 24a2.9 12 0 0 0 0 -24zM54 -129a13 13 0 0 1 0 26a4.2 13 0 0 1 0 -26z"
      />
    </>
  );
}
