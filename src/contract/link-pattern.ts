/**
 * Matches an https address in a text that a host wrote, up to the next space and without the punctuation that ends a
 * sentence. Splitting a text with it yields texts and addresses in turn.
 */
export const linkPattern = /(https:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}、。）])/;
