import { singleLine } from '../../../contract/index.ts';
import { isEmail } from '../../../form/index.ts';
import { oneLine } from '../content/index.ts';
import { withoutEncodedWords } from '../encoded-words.ts';

/** A person as named in a mail header. */
export type Mailbox = { readonly name: string; readonly address: string };

/** Why an email can never be sent. */
export class MailRefused extends Error {}

/**
 * Returns a mailbox, or throws if a value holds a line break, which could start another header. Removes marks of
 * direction, which could make one name look like another.
 */
export function mailbox(name: string, address: string): Mailbox {
  if (!singleLine.test(name)) throw new MailRefused('The name in an email must be one line.');
  if (!isEmail(address)) throw new MailRefused('The address in an email must be valid.');
  return { name: withoutEncodedWords(oneLine(name)), address };
}
