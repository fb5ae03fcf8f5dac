import elevation from "../../../components/elevation/elevation.module.css";
import { Silhouette } from "../../../components/elevation/elevation.tsx";
import { palette } from "../../../components/elevation/palette.ts";
import { classNames } from "../../../modules/class-names/class-names.ts";

type DoorProps = { className: string | undefined; years: number };

/** The door, and on the wall beside it the height one must have grown to. */
export function DoorWithHeightMark({ className, years }: DoorProps) {
  const { wall, cornice, shutter } = palette;
  return (
    <svg
      className={classNames(elevation.elevation, className)}
      viewBox="-54 -136 160 136"
      aria-hidden="true"
    >
      <Silhouette path="M-52 0v-134h156v134z" />
      <path fill={wall} d="M-52 -134h156v134h-156z" />
      <path fill={cornice} d="M-54 -136h160v4h-160zM-42 0v-78a42 42 0 0 1 84 0v78z" />
      <path fill={shutter} d="M-31 0v-78a31 31 0 0 1 62 0v78z" />
      <path d="M0 -109v109M-15.5 -92v92M15.5 -92v92" stroke="#2D3B29" strokeWidth="1.5" />
      <path fill={cornice} d="M4 -52h4v8h-4z" />
      <path
        fill="#20261F"
        d="M54 -104h2v104h-2zM56 -52h7v2h-7zM56 -66h7v2h-7zM56 -79h7v2h-7zM56 -104h26v2h-26z"
      />
      <text x="62" y="-109" fontSize="24" fontWeight="500">
        {years}
      </text>
    </svg>
  );
}
