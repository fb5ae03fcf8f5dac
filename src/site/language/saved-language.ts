/** Key in local storage of the language that a visitor chose, or that was found for them. */
export const languageKey = "userLocale";
