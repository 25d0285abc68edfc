/**
 * What a mail says: to whom, about which meeting, in which facts.
 *
 * The decision behind it: whoever books types the invitee's address, so what an invitee or a guest reads holds nothing
 * the booker wrote but a name, cut short and without links. Only the host reads the answers.
 */
export { composeLetter } from './compose-letter.ts';
export type { ComposedLetter, Fact, Line } from './composed-letter.ts';
export { inviteeNameOf, type Letter, type LetterContent, type LetterLinks, meetingOf } from './letter-content.ts';
