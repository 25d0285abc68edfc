/**
 * Returns a sentence followed by the server's own, which is in English and therefore isolated from right-to-left text.
 */
export function withDetail(sentence: string, detail: string): string {
  return `${sentence} (\u2068${detail.replace(/\.$/, '')}\u2069)`;
}
