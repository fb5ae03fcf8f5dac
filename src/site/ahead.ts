import { createContext } from "react";

/**
 * Whether a part stands on a page that is drawn ahead, out of sight: nobody has asked for that page
 * yet, so its parts must not fetch anything.
 */
export const AheadContext = createContext(false);
