import type { Drawing } from "../elevation.tsx";
import type { Paint } from "../palette.ts";

/** An airport: terminal, control tower and a parked aeroplane, told apart by the colour of its tail. */
function airport(tail: Paint): Drawing {
  return {
    box: "-51 -60 102 60",
    silhouette: "M-46 0v-20h52v-34h18v34h-4v8h14l8 -14h6v26z",
    shapes: [
      ["wall", "M-46 -22h66v22h-66z"],
      ["cornice", "M-48 -24h70v3h-70z"],
      ["opening", "M-41 -15h46v7h-46z"],
      ["shade", "M-46 -21h10l-10 16z"],
      ["limeShaded", "M9 -46h8v46h-8z"],
      ["shutter", "M4 -56h18l-3 11h-12z"],
      ["cornice", "M3 -58h20v3h-20z"],
      ["limeShaded", "M24 0v-6q0 -4 5 -4h13l7 -14h5l-3 24z"],
      [tail, "M44 -14l5 -10h5l-1.3 10z"],
      ["opening", "M28 -7h3v2h-3zM33 -7h3v2h-3zM38 -7h3v2h-3z"],
    ],
  };
}

export const brindisiAirport = airport("clay");
export const bariAirport = airport("dustyBlue");
