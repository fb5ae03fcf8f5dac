import type { Drawing } from "../elevation.tsx";

/** The castle of the Imperiali between its two towers: Francavilla Fontana. */
export const townGate: Drawing = {
  box: "-32 -48 64 48",
  silhouette: "M-31 0v-44h10v4h42v-4h10v44z",
  shapes: [
    ["tower", "M-24 -38h48v38h-48z"],
    ["wall", "M-31 -42h11v42h-11zM20 -42h11v42h-11z"],
    [
      "cornice",
      "M-32 -46h5v5h-5zM-24 -46h5v5h-5zM19 -46h5v5h-5zM27 -46h5v5h-5zM-20 -41h5v4h-5zM-11 -41h5v4h-5zM-2 -41h5v4h-5zM7 -41h5v4h-5zM15 -41h5v4h-5zM-20 -37h40v2h-40z",
    ],
    ["shade", "M-20 -35h9l-9 15z"],
    [
      "opening",
      "M-12 -29h5v8h-5zM-2 -29h5v8h-5zM8 -29h5v8h-5zM-5 0v-10.5a5.5 5.5 0 0 1 11 0v10.5z",
    ],
  ],
};
