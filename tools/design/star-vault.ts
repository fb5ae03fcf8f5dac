/** The star within the bay, and the cap in its middle. */
export const starVaultWithoutSquare =
  "M2 2 24 14.5 46 2 33.5 24 46 46 24 33.5 2 46 14.5 24z M24 14.5 33.5 24 24 33.5 14.5 24z";

/** The mark: the plan of a star vault bay, for strokes of 2 in a square of 48. */
export const starVault = `M2 2h44v44H2z ${starVaultWithoutSquare}`;
