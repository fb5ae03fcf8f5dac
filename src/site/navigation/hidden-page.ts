import { createContext, use, useEffect, useState } from "react";
import { afterNextFrame } from "../../modules/schedule/schedule.ts";

/**
 * Whether a part stands on a page that is drawn ahead, out of sight: nobody has asked for that page
 * yet, so its parts must not fetch anything.
 */
export const HiddenPageContext = createContext(false);

/**
 * The same for a part that is costly to begin, such as a document of someone else's: still true in the first frame that
 * shows the page, which would be painted the later for it.
 */
export function useIsHiddenPage(): boolean {
  const isAhead = use(HiddenPageContext);
  const [stays, setStays] = useState(isAhead);
  // runs when the page is shown, or drawn where it is seen
  useEffect(() => {
    if (!isAhead) afterNextFrame(() => setStays(false));
  }, [isAhead]);
  return isAhead || stays;
}
