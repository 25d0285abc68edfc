/**
 * The content of an email: who reads it, about which meeting, with which facts.
 *
 * Design: anyone can enter any address when booking, so mail to an invitee or a guest contains nothing that the invitee
 * entered except a name, shortened and without links. Only the host reads the answers.
 */

export { composeBookingEmail } from './compose-booking-email.ts';
export { type CalendarEmail, composeCalendarEmail } from './compose-calendar-email.ts';
export { composeLinkEmail, type LinkEmail } from './compose-link-email.ts';
export { composeNoticeEmail, type NoticeEmail } from './compose-notice-email.ts';
export { composeRefusalEmail, type RefusalEmail } from './compose-refusal-email.ts';
export type { ComposedEmail, EmailBrand, Fact, Line } from './composed-email.ts';
export {
  type EmailContent,
  type EmailLinks,
  inviteeNameOf,
  type ManageLink,
  meetingOf,
  type RenderedEmail,
} from './email-content.ts';
export { isolated, oneLine } from './foreign-text.ts';
