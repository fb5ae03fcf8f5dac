/** The most homes whose figures have room beside each other on a phone. */
export const mostColumns = 5;
