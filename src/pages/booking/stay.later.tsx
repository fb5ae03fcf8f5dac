// The sections that are hydrated only when the visitor needs the form; `.later.tsx` says that to the build.
export { AfterCalendar } from "./after-calendar.tsx";
export { Invitation } from "./invitation.tsx";
