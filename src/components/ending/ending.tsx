import { staticPart } from "../../modules/static-part/static-part.tsx";

/** The last section of a page; not hydrated, since it only has links. */
export const Ending = staticPart(() => import("./ending.static.tsx").then((file) => file.Ending));
