/** Tells spreadsheets that a file is UTF-8. Without it, they read the bytes of an é as two characters. */
export const byteOrderMark = '\uFEFF';

/**
 * Writes a row of a CSV file (RFC 4180). Its three rules need no library, and a library would not keep spreadsheets
 * from running formulas.
 */
export function writeRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(disarm(cell))).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The characters that begin formulas, including the wide forms of East Asian keyboards. */
const formulaStart = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]';

/** Characters that spreadsheets may drop before a formula: spaces, and quotes where they divide cells differently. */
const droppedText = '(?:"|[^\\S\\t\\r\\n])*';

/**
 * Anything at the beginning of a cell that could be a formula, or that a spreadsheet drops before one. Where the
 * decimal sign is a comma, spreadsheets divide cells at semicolons, and then take quotes for text and lines for rows.
 * These contain no character that divides, so no part of a text is examined twice.
 */
const formulaBeginnings = new RegExp(`^(?=[\\t\\r\\n])|(?:^|(?<=[;\\t\\r\\n]))(?=${droppedText}${formulaStart})`, 'g');

/**
 * Keeps spreadsheets from running what a stranger wrote: an apostrophe makes a cell text (OWASP, "CSV Injection"). A
 * phone number that begins with a plus sign gets one too.
 */
function disarm(cell: string): string {
  return cell.replace(formulaBeginnings, "'");
}
