// The sections that are not hydrated.
export { Disclaimers } from "./disclaimers.tsx";
export { Opening } from "./opening.tsx";
