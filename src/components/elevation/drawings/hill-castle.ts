import type { Drawing } from "../elevation.tsx";

/** A castle above lime-washed houses: Ceglie Messapica. */
export const hillCastle: Drawing = {
  box: "-42 -62 84 62",
  silhouette: "M-42 0v-22h18v-12h14v-28h24v24h14v14h14v24z",
  shapes: [
    ["lime", "M-42 -22h20v22h-20zM26 -24h16v24h-16z"],
    ["limeShaded", "M-28 -34h18v34h-18z"],
    ["wall", "M-12 -38h40v38h-40z"],
    ["tower", "M-12 -58h24v58h-24z"],
    ["cornice", "M-14 -60h6v6h-6zM-5 -60h6v6h-6zM4 -60h6v6h-6zM-14 -55h28v3h-28zM12 -40h18v3h-18z"],
    ["shade", "M12 -37h10l-10 17z"],
    ["opening", "M-4 -46h6v10h-6zM18 -26h5v8h-5z"],
    ["shutter", "M-3 0v-12a5 5 0 0 1 10 0v12zM-36 -15h5v7h-5zM32 -16h5v7h-5zM-23 -27h5v7h-5z"],
  ],
};
