import { createContext, type ReactNode, use, useMemo, useReducer } from "react";
import type { StayEntry } from "./stay.ts";

/** In memory alone: nothing that a guest types is stored. */
export type StayState = {
  /** What stands in the form; undefined before any form has shown it. */
  entry?: StayEntry;
  /** What the address says, which is what the engine is given. */
  asked?: StayEntry;
  /** Whether missing days are said: not to a visitor who is still choosing. */
  isTold?: boolean;
  isPressed?: boolean;
};

type StayAction =
  /** Of the address. */
  | { type: "show"; entry: StayEntry; asked: StayEntry; isTold: boolean }
  | { type: "enter"; entry: StayEntry; isWhole: boolean }
  /** @param isFit whether the house accepts it as far as is known */
  | { type: "press"; entry: StayEntry; isFit: boolean };

function reduce(state: StayState, action: StayAction): StayState {
  const { entry } = action;
  if (action.type === "show") return { entry, asked: action.asked, isTold: action.isTold };
  if (action.type === "enter") {
    return { ...state, entry, isTold: state.isTold && !action.isWhole, isPressed: false };
  }
  const { isFit } = action;
  return { entry, asked: isFit ? entry : state.asked, isTold: !isFit, isPressed: isFit };
}

type StayStore = { state: StayState; dispatch(action: StayAction): void };

const StayContext = createContext<StayStore>({ state: {}, dispatch: () => {} });

/** Above the pages, so that a stay outlives them. */
export function StayProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(reduce, {});
  const store = useMemo(() => ({ state, dispatch }), [state]);
  return <StayContext value={store}>{children}</StayContext>;
}

export const useStayStore = () => use(StayContext);
