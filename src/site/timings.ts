/** Milliseconds of one slide of a carousel: the specification's speed. */
export const slideTime = 400;

/**
 * Milliseconds after mount during which a carousel changes slides without a movement. The
 * specification lets it stand on its middle picture first and gives it its speed then.
 */
export const settleTime = 500;

/** Milliseconds between one picture that arrives in a carousel and the next (specification 4). */
export const growthTime = 500;

/** Milliseconds that a frame of someone else's may take before the page offers other ways. */
export const frameTimeout = 8000;

/** Milliseconds that a notice stays which asks for nothing: time to read a line twice. */
export const noticeTime = 5000;

/** Milliseconds in which a new page comes up after the press on a link. */
export const pageFadeTime = 160;

/** Pixels that an element's top must be inside the window before it is revealed (specification 9). */
export const revealOffset = 120;

/** Milliseconds after which a page's scripts come even if its first picture does not. */
export const scriptsTimeout = 3000;
