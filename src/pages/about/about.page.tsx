import { staticPart } from "../../modules/static-part/static-part.tsx";

/** About the house: texts, pictures and disclosures, none of which needs a script. */
export const Page = staticPart(() => import("./about.static.tsx").then((file) => file.About));
