// The sections that are not hydrated.
export { OnRequest } from "./on-request.tsx";
export { Surroundings } from "./surroundings.tsx";
export { WhenToCome } from "./when-to-come.tsx";
