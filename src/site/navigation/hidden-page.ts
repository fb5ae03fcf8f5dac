import { createContext, use, useEffect, useState } from "react";
import { afterNextFrame } from "../../modules/schedule/schedule.ts";

/**
 * Whether a component is on a page that is rendered hidden, before the visitor opens it: it must
 * not fetch anything yet.
 */
export const HiddenPageContext = createContext(false);

/**
 * The same for components that are slow to start, such as an external frame: also true in the first
 * frame after the page is shown, whose paint they would delay.
 */
export function useIsHiddenPage(): boolean {
  const isHidden = use(HiddenPageContext);
  const [waits, setWaits] = useState(isHidden);
  // Activity runs effects only once the page is visible
  useEffect(() => {
    if (!isHidden) afterNextFrame(() => setWaits(false));
  }, [isHidden]);
  return isHidden || waits;
}
