import { singleLine } from '../../../contract/index.ts';
import { isEmail } from '../../../form/index.ts';
import { oneLine } from '../content/index.ts';
import { withoutEncodedWords } from '../encoded-words.ts';

/** A person as a mail header names one. */
export type Mailbox = { readonly name: string; readonly address: string };

/** Why a mail cannot be sent, now or ever. */
export class MailRefused extends Error {}

/**
 * Returns a mailbox, or throws: what holds a line break could begin a header of its own. Marks of direction, by which a
 * name could seem to be another, are left out.
 */
export function mailbox(name: string, address: string): Mailbox {
  if (!singleLine.test(name)) throw new MailRefused('The name in a mail must be one line.');
  if (!isEmail(address)) throw new MailRefused('The address in a mail is none.');
  return { name: withoutEncodedWords(oneLine(name)), address };
}
