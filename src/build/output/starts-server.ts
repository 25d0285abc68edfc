const printing = ['--help', '-h', '--version'];

/** Returns whether a command line starts a server instead of only printing something. */
export function startsServer(words: readonly string[]): boolean {
  return !words.some((word) => printing.includes(word));
}
