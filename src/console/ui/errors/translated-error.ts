/** An error of the console itself: its message is a sentence in the page's language, to be shown as it is. */
export class TranslatedError extends Error {}
