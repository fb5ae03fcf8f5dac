/** Id of the block of JSON in which a prerendered document carries its own texts. */
export const dataBlockId = "data";
