/**
 * What a mail says: to whom, about which meeting, in which facts.
 *
 * The decision behind it: whoever books types the invitee's address, so what an invitee or a guest reads holds nothing
 * the booker wrote but a name, cut short and without links. Only the host reads the answers.
 */
export { factsOf, inviteeNameOf, openingOf, subjectOf } from './facts.ts';
export { type Letter, type LetterContent, type LetterLinks, meetingOf } from './letter-content.ts';
