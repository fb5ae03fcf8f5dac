/** The mark without its outer square, where there is little room: for a stroke of 2 in 48 by 48. */
export const markWithoutSquare =
  "M2 2 24 14.5 46 2 33.5 24 46 46 24 33.5 2 46 14.5 24z M24 14.5 33.5 24 24 33.5 14.5 24z";

/** The mark as the `d` of an SVG path: the plan of one bay of a star vault. */
export const mark = `M2 2h44v44H2z ${markWithoutSquare}`;
