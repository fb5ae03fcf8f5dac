import elevation from "../../../components/elevation/elevation.module.css";
import { Silhouette } from "../../../components/elevation/elevation.tsx";
import { palette } from "../../../components/elevation/palette.ts";
import { classNames } from "../../../modules/class-names/class-names.ts";

/** Left edges of the chairs behind the table and before it. */
const farChairs = [-1, 33, 71, 109, 147];
const nearChairs = [14, 52, 90, 128, 166];

const farChair = (x: number) =>
  `M${x} -50h3v22h-3zM${x + 13} -50h3v22h-3zM${x} -50h16v3h-16zM${x} -43h16v3h-16z`;
const nearChair = (x: number) =>
  `M${x} -44h3v44h-3zM${x + 13} -44h3v44h-3zM${x} -44h16v3h-16zM${x} -36h16v3h-16zM${x - 1} -22h18v4h-18z`;

/** A table for ten; and by the gate someone who waits to be asked in. */
export function TableAndGate({ className }: { className: string | undefined }) {
  const { wall, cornice, tower, shutter, bark } = palette;
  return (
    <svg
      className={classNames(elevation.elevation, className)}
      viewBox="-8 -132 318 132"
      aria-hidden="true"
    >
      <Silhouette path="M0 0v-36h196v36zM224 0v-74h14v20h46v-20h14v74z" />
      <path fill="#9AA58F" d={farChairs.map(farChair).join("")} />
      <path fill={bark} d="M2 -32h4v32h-4zM190 -32h4v32h-4z" />
      <path fill={tower} d="M-4 -32h204v5h-204z" />
      <path fill={shutter} d={nearChairs.map(nearChair).join("")} />
      <path fill={wall} d="M224 -70h14v70h-14zM284 -70h14v70h-14z" />
      <path fill={cornice} d="M222 -74h18v5h-18zM282 -74h18v5h-18z" />
      <path
        d="M238 -52h46M238 -8h46M243 -56v56M250.5 -58v58M258 -60v60M265.5 -60v60M273 -58v58M280 -56v56"
        stroke="#20261F"
        strokeWidth="2"
        fill="none"
      />
      <path
        fill={bark}
        transform="translate(256 0) scale(1.05)"
        d="M-15 -31l8 -4 2 -6 4 3 1 -4 3 5c3 3 3 7 3 10 6 5 9 13 9 20 3 0 6 -2 7 -6l3 1c-1 7 -5 11 -10 12h-13l-1 -6 -2 4v2h-7v-2l3 -1 -1 -15c-2 -2 -3 -4 -3 -7l-5 -2z"
      />
    </svg>
  );
}
