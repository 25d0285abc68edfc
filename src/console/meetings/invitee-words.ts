import type { Event } from '../../contract/index.ts';
import { contactIdentifiers } from '../../form/index.ts';

/**
 * Returns the invitee's longest text answer, on one line. A list has no room for the labels of a form, and the longest
 * answer says most.
 */
export function inviteeWords({ answers, invitee, guests }: Event): string | undefined {
  const contactDetails = new Set<unknown>([
    ...contactIdentifiers.map((identifier) => answers[identifier]),
    invitee.email,
    ...guests,
  ]);
  const texts = Object.values(answers).filter((answer) => typeof answer === 'string' && !contactDetails.has(answer));
  const lines = texts.map((text) => String(text).replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text));
  return lines.sort((one, other) => other.length - one.length)[0];
}
