/**
 * Increase it when the cookies, their purposes or their providers change: earlier choices then no
 * longer count, and the banner appears again.
 */
export const consentVersion = 1;
