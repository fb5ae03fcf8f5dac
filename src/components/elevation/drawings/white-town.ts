import type { Drawing } from "../elevation.tsx";

/** A heap of white cubes up to the cathedral: Ostuni. */
export const whiteTown: Drawing = {
  box: "-46 -76 92 76",
  silhouette: "M-46 0v-18h12v-20h16v-18h8v-12l7 -8 7 8v12h14v16h14v20h14v20z",
  shapes: [
    ["limeShaded", "M-10 -68h14v20h-14zM-10 -68l7 -8 7 8z"],
    ["lime", "M-18 -56h22v24h-22z"],
    ["limeDark", "M4 -52h16v22h-16z"],
    ["limeShaded", "M-34 -38h20v20h-20z"],
    ["lime", "M-14 -42h20v24h-20z"],
    ["limeShaded", "M6 -38h14v20h-14z"],
    ["lime", "M20 -36h14v20h-14zM-46 -18h18v18h-18z"],
    ["limeDark", "M-28 -24h18v24h-18z"],
    ["lime", "M-10 -20h20v20h-20z"],
    ["limeShaded", "M10 -26h18v26h-18z"],
    ["lime", "M28 -20h18v20h-18z"],
    ["limeDark", "M-28 -18h8l-8 12zM-14 -38h7l-7 11zM20 -36h6l-6 9z"],
    [
      "shutter",
      "M-5 -62h4v7h-4zM-11 -48h4v6h-4zM-3 -33h4v6h-4zM25 -29h4v6h-4zM-26 -31h4v6h-4zM-40 -12h4v6h-4zM17 -19h4v6h-4zM36 -13h4v6h-4z",
    ],
    ["opening", "M-4 0v-9a4 4 0 0 1 8 0v9z"],
  ],
};
