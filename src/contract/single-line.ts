/**
 * Matches text of one line without control characters (Unicode category Cc), which break mail headers and calendar
 * files.
 */
export const singleLine = /^\P{Cc}*$/u;

/** The beginning of the sentence that refuses an empty line. The console translates it into the reader's language. */
export const emptyLineSentence = 'must not be empty';
