/**
 * The content of an email: who reads it, about which meeting, with which facts.
 *
 * Design: anyone can enter any address when booking, so mail to an invitee or a guest contains nothing that the invitee
 * entered except a name, shortened and without links. Only the host reads the answers.
 */
export { type CalendarLetter, composeCalendarLetter } from './compose-calendar-letter.ts';
export { composeLetter } from './compose-letter.ts';
export { composeLinkLetter, type LinkLetter } from './compose-link-letter.ts';
export { composeNoticeLetter, type NoticeLetter } from './compose-notice-letter.ts';
export { composeRefusalLetter, type RefusalLetter } from './compose-refusal-letter.ts';
export type { ComposedLetter, Fact, LetterBrand, Line } from './composed-letter.ts';
export { isolated, oneLine } from './foreign-text.ts';
export { inviteeNameOf, type Letter, type LetterContent, type LetterLinks, meetingOf } from './letter-content.ts';
