import { staticPart } from "../../modules/static-part/static-part.tsx";

/** The last section of a page; not hydrated, since its links need no script. */
export const Ending = staticPart(() => import("./ending.static.tsx").then((file) => file.Ending));
