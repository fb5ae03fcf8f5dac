/** Where the header shows all six links. Stylesheets repeat it: media queries take no `var()`. */
export const desktopWindow = "(min-width: 62rem)";
