import { createContext, useEffect, useState } from "react";
import { afterNextFrame } from "../../modules/schedule/schedule.ts";

/**
 * Whether a component is on a page that is rendered hidden, before the visitor opens it, or in the
 * first frame after that: it must not fetch anything yet, nor delay that frame.
 */
export const HiddenPageContext = createContext(false);

/**
 * The value of `HiddenPageContext` for a page inside an `<Activity>`. It changes a frame after the page
 * is shown, so that the press which shows it does not render it again.
 * @param isRenderedHidden at the first rendering
 */
export function useIsHiddenPage(isRenderedHidden: boolean): boolean {
  const [isHidden, setIsHidden] = useState(isRenderedHidden);
  // Activity runs effects only once the page is visible
  useEffect(() => {
    if (isHidden) afterNextFrame(() => setIsHidden(false));
  }, [isHidden]);
  return isHidden;
}
