/**
 * Matches an https address in a text that a host wrote, up to the next space and without the punctuation that ends a
 * sentence. A text that is split at it alternates between text and addresses.
 */
export const linkPattern = /(https:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}、。）])/;
