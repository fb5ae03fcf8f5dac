import type { Drawing } from "../elevation.tsx";

/** An olive tree: it fills a gap along the road and means nothing. */
export const oliveTree: Drawing = {
  box: "-32 -66 64 66",
  silhouette: "M-5 0l3-26h-20v-14l8-14 14-8 16 8 8 14v14h-22l3 26z",
  shapes: [
    ["bark", "M-7 0c5-15 0-25-5-35h14c-4 11-1 22 5 35z"],
    [
      "leaf",
      "M-31 -36a17 11 0 1 0 34 0a17 11 0 1 0 -34 0zM-2 -34a17 11 0 1 0 34 0a17 11 0 1 0 -34 0zM-20 -50a20 13 0 1 0 40 0a20 13 0 1 0 -40 0z",
    ],
    [
      "leafLit",
      "M-19 -45a11 6 0 1 0 22 0a11 6 0 1 0 -22 0zM1 -42a11 6 0 1 0 22 0a11 6 0 1 0 -22 0zM-10 -57a10 5 0 1 0 20 0a10 5 0 1 0 -20 0z",
    ],
  ],
};
