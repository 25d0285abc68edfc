import { limits } from '../../../contract/index.ts';
import { commonPasswords } from './common-passwords.ts';

/** Many good passwords contain a shorter part of the address by chance. */
const shortestNamePart = 4;

/**
 * Returns what is wrong with a new password, or undefined if it may be used with this address. No kinds of characters
 * are required.
 */
export function findPasswordFault(password: string, email: string): string | undefined {
  const { length } = [...password];
  const { min, max } = limits.password;
  if (length < min) return `must have ${min} characters or more, found ${length}`;
  if (length > max) return `must have ${max} characters or fewer, found ${length}`;
  const lowerCase = password.toLowerCase();
  if (commonPasswords.has(lowerCase)) return 'must not be one of the most common passwords';
  if (isRepetition(lowerCase)) return 'must not repeat the same few characters';
  const [name = ''] = email.toLowerCase().split('@');
  const isNamed =
    lowerCase.includes(email.toLowerCase()) || (name.length >= shortestNamePart && lowerCase.includes(name));
  return isNamed ? 'must not contain your email address' : undefined;
}

/** Returns whether a text repeats up to four characters, as `aaaa` and `12341234` do. */
function isRepetition(text: string): boolean {
  return /^(.{1,4})\1{2,}$/su.test(text);
}
