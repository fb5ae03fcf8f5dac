// The parts of the footer that are not hydrated: all but `LegalLinks`, the row with policies and the
// button of the cookie preferences.
export { FooterEnd } from "./footer-end.tsx";
export { FooterStart } from "./footer-start.tsx";
