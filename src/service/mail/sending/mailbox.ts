import { singleLine } from '../../../contract/index.ts';
import { isEmail } from '../../../form/index.ts';
import { oneLine } from '../content/index.ts';
import { withoutEncodedWords } from '../encoded-words.ts';

/** A person as named in a mail header. */
export type Mailbox = { readonly name: string; readonly address: string };

/** A name or an address is invalid, so that an email with it can never be sent. */
export class InvalidMailbox extends Error {}

/**
 * Returns a mailbox, or throws if a value holds a line break, which could start another header. Removes marks of
 * direction, which could make one name look like another.
 */
export function mailbox(name: string, address: string): Mailbox {
  if (!singleLine.test(name)) throw new InvalidMailbox('The name in an email must be one line.');
  if (!isEmail(address)) throw new InvalidMailbox('The address in an email must be valid.');
  return { name: withoutEncodedWords(oneLine(name)), address };
}
