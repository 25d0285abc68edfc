import * as v from 'valibot';

/**
 * The most errors that a response lists. A body with thousands of errors would cause a response many times its size.
 */
export const maxErrors = 100;

/**
 * Turns up to `maxErrors` issues of a schema into `errors` of the failure envelope: sentences by dotted path, such as
 * `hours.monday.1.start`. An error of the whole body has the key `body`.
 */
export function errorsByPath(issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> {
  // No prototype: a hostile field name such as `__proto__` is a key like any other.
  const errors: Record<string, string[]> = Object.create(null);
  for (const issue of issues.slice(0, maxErrors)) {
    const path = v.getDotPath(issue) ?? 'body';
    const sentences = errors[path] ?? [];
    sentences.push(sentenceOf(issue));
    errors[path] = sentences;
  }
  return errors;
}

/** The longest quote of what was found, in characters. */
const longestQuote = 100;

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a field of this request';
  if (issue.received === 'undefined') return 'is required';
  // The message of these issues is the whole sentence.
  if (issue.type === 'raw_check') return issue.message;
  const expected =
    issue.message.startsWith('Invalid') && issue.expected ? `must be ${wordsFor(issue.expected)}` : issue.message;
  // A check of a whole object reports an object as found, which does not help the caller.
  return issue.received === 'Object' && issue.type === 'check'
    ? expected
    : `${expected}, found ${quote(issue.received)}`;
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

/** Puts a TypeScript type, as valibot writes it, into words. For `("a" | "b")`, returns `one of "a", "b"`. */
function wordsFor(expected: string): string {
  const members = /^\((.*)\)$/.exec(expected)?.[1];
  if (members === undefined) return words[expected] ?? expected;
  return `one of ${members
    .split(' | ')
    .map((member) => words[member] ?? member)
    .join(', ')}`;
}

function quote(text: string): string {
  return text.length <= longestQuote ? text : `${text.slice(0, longestQuote)}…`;
}
