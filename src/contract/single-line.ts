/**
 * Matches text of one line without control characters (Unicode category Cc), which break mail headers and calendar
 * files.
 */
export const singleLine = /^\P{Cc}*$/u;
