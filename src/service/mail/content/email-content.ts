import type { BookingFormField, Event } from '../../../contract/index.ts';
import { type Instant, type Interval, requireInstant } from '../../../time/index.ts';
import type { EmailRecipient, MailKind } from '../mail-kinds.ts';
import type { EmailBrand } from './composed-email.ts';
import { sanitizeName } from './sanitize-name.ts';

/** Returns the address of the page on which the invitee of an event reschedules or cancels it. */
export type ManageLink = (event: { readonly id: string; readonly accountId: number }) => Promise<string>;

/** Pages about the event that only this recipient may open. Opening one changes nothing. */
export type EmailLinks = {
  readonly view?: string | undefined;
  readonly reschedule?: string | undefined;
  readonly cancel?: string | undefined;
};

/** The subject matter of an email. */
export type EmailContent = {
  readonly kind: MailKind;
  readonly recipient: EmailRecipient;
  readonly event: Event;
  /** The title of the event type. */
  readonly title: string;
  /** The questions of the booking form in order, as labels for the answers. */
  readonly fields: readonly BookingFormField[];
  /** The previous time of a meeting that was rescheduled, reassigned or canceled. */
  readonly previousTime: Interval | null;
  /**
   * Whether it was canceled by a person who was signed in to the console. The invitee reads their reason. @default
   * false
   */
  readonly isCanceledInConsole?: boolean;
  /** The previous place of a meeting that was reassigned to another host. */
  readonly previousLocation: Event['location'];
  readonly links: EmailLinks;
  /** The recipient's language, a BCP 47 tag; null if unknown. */
  readonly locale: string | null;
  /** The host's clock, 12 or 24 hours. */
  readonly hostTimeFormat: number;
  /** An https address of a picture above the email; undefined for none. */
  readonly logo?: string | undefined;
  /** The branding. Its logo takes the place of the picture. */
  readonly brand?: EmailBrand | undefined;
  readonly now: Instant;
};

/** An email as its recipient sees it. */
export type RenderedEmail = { readonly subject: string; readonly text: string; readonly html: string };

/** Reads when an event begins and ends. */
export function meetingOf({ start, end }: Pick<Event, 'start' | 'end'>): Interval {
  return { start: requireInstant(start), end: requireInstant(end) };
}

/** Returns the invitee's name in a form that is safe to show. */
export function inviteeNameOf({ event }: Pick<EmailContent, 'event'>): string {
  return sanitizeName(event.invitee.name);
}

/**
 * Each recipient gets the time in their own zone. A guest, whose zone is unknown, gets the time in the invitee's
 * zone.
 */
export function zoneOf({ recipient, event }: Pick<EmailContent, 'recipient' | 'event'>): string {
  return recipient === 'host' ? event.host.timezone : event.invitee.timezone;
}
