// The sections that are not hydrated.
export { Compare } from "./compare.tsx";
export { Opening } from "./opening.tsx";
export { Plans } from "./plans.tsx";
