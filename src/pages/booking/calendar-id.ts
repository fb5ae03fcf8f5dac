/** Id of the part of the page that the form leads to. */
export const calendarId = "calendar";
