/** Where the header shows all six links. Stylesheets repeat it: media queries take no `var()`. */
export const desktopWindow = "(min-width: 62rem)";
/** Where the bar with price and dates stands at the bottom, and a hero picture is nearly square: it would hide the sides of most photographs. */
export const phoneWindow = "(max-width: 47.999rem)";
