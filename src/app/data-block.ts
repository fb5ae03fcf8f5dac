/**
 * Id of the block of JSON in which a prerendered document carries its own texts. Sections of the law
 * texts have ids of the owner's, such as `data`: this one must not be among them.
 */
export const dataBlockId = "page-texts";
