const serving = ['start', 'gateway'];
const printing = ['--help', '-h', '--version'];

/** Returns whether a command line starts a server, which serves the build, rather than doing something and ending. */
export function startsServer(words: readonly string[]): boolean {
  return serving.includes(words[0] ?? '') && !words.some((word) => printing.includes(word));
}
