import type { Drawing } from "../elevation.tsx";

/** Three stone cones: the Itria Valley. */
export const trulli: Drawing = {
  box: "-40 -54 80 54",
  silhouette: "M-38 0v-18l4 -2 12 -26 12 26 2 0 10 -34 3 0 13 34 4 4 6 -16 10 18v14z",
  shapes: [
    ["lime", "M-38 -20h30v20h-30zM-10 -22h32v22h-32zM20 -16h20v16h-20z"],
    ["limeShaded", "M-16 -20h8v20h-8z"],
    [
      "coneStone",
      "M-42 -19q12 -13 18 -29h2q6 16 18 29zM-13 -21q13 -14 18 -31h2q5 17 18 31zM17 -15q8 -9 12 -20h2q4 11 12 20z",
    ],
    ["lime", "M-24.5 -51h3v4h-3zM4.5 -55h3v4h-3zM28.5 -38h3v4h-3z"],
    [
      "shutter",
      "M-28 0v-9.5a4.5 4.5 0 0 1 9 0v9.5zM1 0v-11a5 5 0 0 1 10 0v11zM26 0v-7a4 4 0 0 1 8 0v7z",
    ],
  ],
};
