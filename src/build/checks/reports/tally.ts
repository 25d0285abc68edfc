/** What a runner's report says. */
export type Tally = {
  passes: number;
  /** One line for each failed test: its file, its title, and the first line of what went wrong. */
  failures: readonly string[];
};

/** Terminal colors, which runners write into their messages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colors start with the escape character.
const colors = /\u001b\[[\d;]*m/g;

/** Describes a failed test in one line. */
export function describeFailure(file: string, title: string, message = ''): string {
  const [firstLine = ''] = message.replace(colors, '').trim().split('\n');
  return [file, title, firstLine].filter((part) => part !== '').join(': ');
}
