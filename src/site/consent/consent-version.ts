/**
 * Raise it when the cookies, their purposes or their providers change: choices made before no
 * longer count, and the banner asks again.
 */
export const consentVersion = 1;
