// The section that is not hydrated.
export { Disclaimers } from "./disclaimers.tsx";
