import { createContext, type ReactNode, use, useMemo, useReducer } from "react";
import type { StayEntry } from "./stay.ts";

/** In memory alone: nothing that a guest types is stored. */
type StayState = {
  /** What stands in the form; undefined before any form has shown it. */
  entry?: StayEntry;
  /** What the address says, which is what the engine is given. */
  asked?: StayEntry;
  /** Whether missing days are said: not to a visitor who is still choosing. */
  isTold?: boolean;
  isPressed?: boolean;
};

const merge = (state: StayState, change: StayState): StayState => ({ ...state, ...change });

type StayStore = readonly [StayState, (change: StayState) => void];

const StayContext = createContext<StayStore>([{}, () => {}]);

/** Above the pages, so that a stay outlives them. */
export function StayProvider({ children }: { children: ReactNode }) {
  const [state, change] = useReducer(merge, {});
  return <StayContext value={useMemo(() => [state, change], [state])}>{children}</StayContext>;
}

export const useStayStore = () => use(StayContext);
