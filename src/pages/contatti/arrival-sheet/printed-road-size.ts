// sizes on the paper, in tenths of a millimetre

/** Width of the road: the paper between its margins. */
export const printedRoadWidth = 1780;

/** From one line of a label to the next. */
export const lineHeight = 31;
