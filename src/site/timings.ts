/** Milliseconds of a movement by one slide: short, and still visible as a movement. */
export const slideTime = 400;

/** Milliseconds after mount without animations, so that nothing moves while the page starts. */
export const settleTime = 500;

/** Milliseconds between two slides that are added to a carousel; one at a time takes little processor time. */
export const growthTime = 500;

/** Milliseconds in which an external frame must load before the page shows alternatives. */
export const frameTimeout = 8000;

/** Milliseconds after which a notice without buttons closes: enough to read a line twice. */
export const noticeTime = 5000;

/** Milliseconds of the fade of a new page. */
export const pageFadeTime = 160;

/** Pixels by which an element's top must be inside the window before it is revealed, so that its fade is seen. */
export const revealOffset = 120;

/** Milliseconds after which a page's scripts start even if its first picture has not loaded. */
export const scriptsTimeout = 3000;

/** Years after which a choice of cookies is asked again: the duration that tables and texts declare. */
export const choiceKeptYears = 1;

/** Milliseconds after which a calendar that was asked for gives way to the native date fields. */
export const calendarTimeout = 4000;
