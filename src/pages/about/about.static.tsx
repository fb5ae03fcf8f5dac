// The sections that are not hydrated.
export { GoodToKnow } from "./good-to-know.tsx";
export { Services } from "./services.tsx";
