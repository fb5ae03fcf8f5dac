import { createContext } from "react";

/** Whether a component is on a page that is rendered hidden, before the visitor opens it: it must not fetch anything. */
export const HiddenPageContext = createContext(false);
