import type { Drawing } from "../elevation.tsx";

/** The villa itself: tower, court and upper room. */
export const villa: Drawing = {
  box: "-120 -92 240 92",
  silhouette: "M-118 0v-80h86v24h80v-32h70v88z",
  shapes: [
    ["wall", "M-118 -80h86v80h-86zM-32 -56h150v56h-150zM48 -88h70v32h-70z"],
    ["shade", "M-32 -56h24l-24 40zM48 -88h20l-20 32z"],
    ["cornice", "M-120 -82h90v4h-90zM-32 -58h152v4h-152zM46 -90h74v4h-74z"],
    [
      "opening",
      "M-16 0v-22a14 14 0 0 1 28 0v22zM28 0v-22a14 14 0 0 1 28 0v22zM72 0v-22a14 14 0 0 1 28 0v22z",
    ],
    ["shutter", "M-100 -62h14v22h-14zM-66 -62h14v22h-14zM-84 0v-21a9 9 0 0 1 18 0v21z"],
  ],
};
