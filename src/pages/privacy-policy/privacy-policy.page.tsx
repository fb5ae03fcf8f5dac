export { Page } from "../legal-notes/legal-notes.page.tsx";
