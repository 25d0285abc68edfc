import { limits } from '../../../contract/index.ts';
import { type CommandContext, UsageError } from '../command.ts';

/** Returns the text of an option, such as a name, or `fallback` without one. Throws if it is not a single line. */
export function textOf({ option }: CommandContext, name: string, fallback?: string): string {
  const text = (option(name) ?? fallback ?? '').trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (text !== '' && text.length <= limits.name && !/[\u0000-\u001f\u007f]/.test(text)) return text;
  throw new UsageError(`--${name} must be a single line of 1 to ${limits.name} characters.`);
}
