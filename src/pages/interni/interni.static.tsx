// The sections that are not hydrated.
export { Compare } from "./compare.tsx";
export { Plans } from "./plans.tsx";
