import type { Drawing } from "../elevation.tsx";

/** Frederick’s castle and, beside it, the clay bud of Grottaglie. */
export const castleAndBud: Drawing = {
  box: "-52 -60 104 60",
  silhouette: "M-50 0v-46h18v16h30v-28h18v58zM33 0v-6l-5 -12 10 -16 10 16-5 12v6z",
  shapes: [
    ["tower", "M-32 -30h34v30h-34z"],
    ["wall", "M-50 -44h18v44h-18zM0 -56h18v56h-18z"],
    [
      "cornice",
      "M-52 -48h5v5h-5zM-44 -48h5v5h-5zM-36 -48h5v5h-5zM-52 -44h21v3h-21zM-2 -60h5v5h-5zM6 -60h5v5h-5zM14 -60h5v5h-5zM-2 -56h22v3h-22zM-31 -33h4v4h-4zM-23 -33h4v4h-4zM-15 -33h4v4h-4zM-7 -33h4v4h-4z",
    ],
    ["shade", "M-32 -30h10l-10 17z"],
    ["opening", "M-43 -32h4v9h-4zM7 -42h4v9h-4zM-20 0v-11.5a5.5 5.5 0 0 1 11 0v11.5z"],
    ["clay", "M33 0v-3l3 -3c-9 -4 -11 -14 -4 -20 3 -3 5 -5 6 -9 1 4 3 6 6 9 7 6 5 16 -4 20l3 3v3z"],
    ["clayLit", "M38 -33c-6 9 -8 17 -2 26 -8 -5 -9 -13 -3 -19 2 -2 4 -4 5 -7z"],
  ],
};
