// The sections that are not hydrated.
export { Opening } from "./opening.tsx";
export { PoolFacts } from "./pool-facts.tsx";
export { PoolOpening } from "./pool-opening.tsx";
