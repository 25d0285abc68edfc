import { limits, singleLine } from '../../../contract/index.ts';
import { type CommandContext, UsageError } from '../command.ts';

/**
 * Reads an option of one line, such as a name, or `fallback` without one. Accepts what `/v1` accepts as a name: an emoji
 * is one character. Throws `UsageError` otherwise.
 */
export function readLineOption({ option }: CommandContext, name: string, fallback?: string): string {
  const text = (option(name) ?? fallback ?? '').trim();
  if (text !== '' && [...text].length <= limits.name && singleLine.test(text)) return text;
  throw new UsageError(`--${name} must be a single line of 1 to ${limits.name} characters.`);
}
