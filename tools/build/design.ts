/** As in standing-word.module.css. */
export const wordStyle = { family: "ysabeau", weight: 250, tracking: -0.022 } as const;
export const wordShadowStyle = { ...wordStyle, weight: 330 } as const;

/** Depth of a shadow relative to the height of what casts it; a word's is twice as deep. */
export const shadowDepth = 0.16;
export const wordShadowDepth = 2 * shadowDepth;

/** Angle of all shadows in degrees. */
export const shadowAngle = 52;

/** How far to the right a shadow leads for each unit of its depth. */
export const shadowSlope = Math.tan((shadowAngle * Math.PI) / 180);
