import type { BookingFormField } from '../../../contract/index.ts';
import { type Instant, parseInstant } from '../../../time/index.ts';
import type { EmailContent } from '../content/index.ts';
import type { EmailRecipient, MailKind } from '../mail-kinds.ts';

export const kinds: readonly MailKind[] = ['created', 'rescheduled', 'reassigned', 'canceled', 'reminder'];

export const recipients: readonly EmailRecipient[] = ['invitee', 'host', 'guest'];

type Sample = Omit<Partial<EmailContent>, 'event'> & { readonly event?: Partial<EmailContent['event']> };

/**
 * Returns the content of an email about a call of half an hour: Ada, in New York, books Grace, in Berlin.
 * @public The tests of calendars use it too.
 */
export function sampleEmail({ event, ...others }: Sample = {}): EmailContent {
  const page = 'https://book.example/manage?event=0190a6a5#token';
  return {
    kind: 'created',
    recipient: 'invitee',
    title: 'Introductory call',
    fields: [],
    locale: null,
    hostTimeFormat: 24,
    previousTime: { start: at('2026-03-02T09:00Z'), end: at('2026-03-02T09:30Z') },
    previousLocation: null,
    links: { view: page, reschedule: page, cancel: page },
    now: at('2026-03-02T10:00Z'),
    ...others,
    event: {
      id: '0190a6a5-0000-7000-8000-000000000000',
      event_type_id: 42,
      status: others.kind === 'canceled' ? 'canceled' : 'confirmed',
      start: '2026-03-03T09:00:00Z',
      end: '2026-03-03T09:30:00Z',
      timezone: 'America/New_York',
      duration: 30,
      host: { name: 'Grace Hopper', email: 'grace@example.com', timezone: 'Europe/Berlin' },
      contact_id: null,
      invitee: { name: 'Ada Lovelace', email: 'ada@example.com', timezone: 'America/New_York' },
      guests: ['bo@example.com', 'cy@example.com'],
      answers: { name: 'Ada Lovelace', email: 'ada@example.com' },
      metadata: {},
      location: { type: 'video', value: 'https://meet.example/call?a=b&c=d' },
      cancel_reason: others.kind === 'canceled' ? 'A cold.\nSorry!' : null,
      ics_uid: '0190a6a5@sched-booking',
      sequence: 0,
      created_at: '2026-03-01T09:00:00Z',
      updated_at: '2026-03-01T09:00:00Z',
      ...event,
    },
  };
}

/** Returns an instant that a test writes out. */
export function at(text: string): Instant {
  const instant = parseInstant(text);
  if (instant === undefined) throw new Error(`${text} is not an instant.`);
  return instant;
}

/** Returns a question of a booking form. */
export function question(
  type: BookingFormField['type'],
  identifier: string,
  more: Partial<BookingFormField> = {},
): BookingFormField {
  const common = { placeholder: '', is_required: false, is_active: true, position: 0, options: [] };
  return { id: 1, identifier, label: `Label of ${identifier}`, type, ...common, ...more };
}

/** Returns the visible text of a page, line by line, and the targets of its links. */
export function linesOfPage(html: string): string[] {
  const body = html.replace(/^[\s\S]*?<\/div>/, ''); // the head and the preheader, which the page does not show
  const text = body
    .replace(/<a class="l" href="(https:[^"]*)"[^>]*>.*?<\/a>/g, '$1')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2\n$1')
    .replace(/<br>|<\/(p|h1|h2|td|div)>/g, '\n')
    .replace(/<[^>]*>/g, '');
  return readableLines(
    text
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&#39;/g, "'"),
  ).map((line) => line.replace(/&amp;/g, '&'));
}

/** Returns the non-empty lines of a plain text, without marks of direction. */
export function readableLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/[\u2066-\u2069]/g, '')
        .replace(/^== (.*) ==$/, '$1')
        .trim(),
    )
    .filter((line) => line !== '' && line !== '--');
}
