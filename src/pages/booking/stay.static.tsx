// The sections that are hydrated when a stay is chosen.
export { AfterCalendar } from "./after-calendar.tsx";
export { Invitation } from "./invitation.tsx";
