/** Returns a sentence followed by the server's own, which is English: isolated from text that runs the other way. */
export function withDetail(sentence: string, detail: string): string {
  return `${sentence} (\u2068${detail.replace(/\.$/, '')}\u2069)`;
}
