/**
 * Matches text of one line without control characters (Unicode category Cc), which break mail headers and calendar
 * files.
 */
export const singleLine = /^\P{Cc}*$/u;

/** How a refusal of an empty line begins. The console says it in the reader's language. */
export const emptyLineSentence = 'must not be empty';
