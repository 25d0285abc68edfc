import * as v from 'valibot';
import { Event, type EventKind, eventKinds } from '../../contract/index.ts';
import type { Clock } from '../../time/index.ts';
import type { Records } from '../records/index.ts';
import type { MailKind, Reader } from './mail-kinds.ts';
import { connectTo, type MailAttempt, MailRefused } from './sending/index.ts';
import { writeMail } from './write-mail.ts';

/** Returns the address of the page where the invitee of an event reschedules or cancels it. */
export type ManageLink = (event: { readonly id: string; readonly accountId: number }) => Promise<string>;

export type MailOptions = {
  /** As `smtps://user:password@host`. */
  readonly smtpUrl: string;
  /** As `Bookings <bookings@example.com>`. */
  readonly from: string;
  /** Without it, no mail names a page for rescheduling and canceling. */
  readonly manageLink?: ManageLink | undefined;
};

type MailerOptions = MailOptions & {
  readonly records: Pick<Records, 'findEvent' | 'findEventType'>;
  readonly clock: Clock;
};

/** One mail to be sent. */
type DueMail = {
  readonly accountId: number;
  readonly id: string;
  /** JSON, as webhooks are sent it. */
  readonly payload: string;
  readonly recipient: Reader;
};

/** Creates what tries once to send a mail, for as long as the signal lets it. */
export function createMailer({ records, clock, smtpUrl, from, manageLink }: MailerOptions) {
  const send = connectTo({ smtpUrl, from });

  return async function deliverMail(due: DueMail, signal: AbortSignal): Promise<MailAttempt> {
    const { accountId, id, recipient: reader } = due;
    const { type, data: event } = v.parse(Payload, JSON.parse(due.payload));
    const kind = mailKinds[type];
    const hosted = await records.findEventType(accountId, event.event_type_id);
    if (!hosted || (await isOutdated(records, accountId, event)))
      return { kind: 'undeliverable', responseStatus: null };
    const isManaged = reader === 'invitee' && kind !== 'canceled';
    const link = isManaged ? await manageLink?.({ id: event.id, accountId }) : undefined;
    const { title } = hosted.eventType;
    const reading = { locale: null, hostTimeFormat: 24, fields: [], previousTime: null, links: { view: link } };
    try {
      return await send(writeMail({ id, kind, reader, event, title, ...reading, now: clock() }), signal);
    } catch (error) {
      if (error instanceof MailRefused) return { kind: 'undeliverable', responseStatus: null };
      throw error;
    }
  };
}

/** Each change has a mail of its own: one that was held up must not say after it what is no longer so. */
async function isOutdated(
  { findEvent }: Pick<Records, 'findEvent'>,
  accountId: number,
  event: Event,
): Promise<boolean> {
  const current = await findEvent(accountId, event.id);
  return current?.sequence !== event.sequence;
}

const mailKinds: Readonly<Record<EventKind, MailKind>> = {
  'event.created': 'created',
  'event.rescheduled': 'rescheduled',
  'event.canceled': 'canceled',
};

const Payload = v.object({ type: v.picklist<readonly EventKind[]>(eventKinds), data: Event });
