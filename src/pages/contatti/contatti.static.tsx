// The sections that are not hydrated.
export { ArrivalSheet } from "./arrival-sheet/arrival-sheet.tsx";
export { Road } from "./road/road.tsx";
