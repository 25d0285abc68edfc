/** Joins the folded lines of a calendar file (RFC 5545, 3.1), so that its properties can be searched. */
export function unfoldLines(file: string): string {
  return file.replace(/\r?\n[ \t]/g, '');
}
