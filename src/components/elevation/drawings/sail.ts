import type { Drawing } from "../elevation.tsx";

/** A boat under sail: each of the two seas. */
export const sail: Drawing = {
  box: "-22 -40 44 40",
  silhouette: "M-16 0l-5 -7h20v-31l16 26h-14v5h20l-6 7z",
  shapes: [
    ["bark", "M-21 -8h42l-7 9h-29z"],
    ["cornice", "M-1 -38v28h-15z"],
    ["lime", "M1 -40l17 30h-17z"],
    ["bark", "M-1 -40h2v34h-2z"],
  ],
};
