import { type Event, type EventDraft, ok, type Result } from '../../../../contract/index.ts';
import type { Instant, Interval } from '../../../../time/index.ts';
import { settleAll } from '../../../concurrency/index.ts';
import type { HostedEventType, HostRecords, NewMeeting } from '../../../records/index.ts';
import type { Context } from '../../context.ts';
import { planReminders, withMailedTo } from '../mail/index.ts';
import type { ReadAnswers } from './read-answers.ts';
import type { Reservation } from './reserve-by-turn.ts';

/** A booking that can be made: its time is reserved while its hosts are locked. */
type ReservedBooking = {
  readonly context: Context;
  readonly hostRecords: HostRecords;
  readonly accountId: number;
  readonly draft: EventDraft;
  readonly parsedAnswers: ReadAnswers;
  readonly reservation: Reservation & {
    /** The event type with its own host, whether or not another one got the meeting. */
    readonly hostedType: HostedEventType;
    readonly time: Interval;
    readonly now: Instant;
  };
};

/** Writes a booking, and announces it. */
export async function saveBooking(booking: ReservedBooking): Promise<Result<Event>> {
  const { context, hostRecords, accountId, draft, parsedAnswers, reservation } = booking;
  const { turns, hostedType, by, time, now } = reservation;
  const { name, email, guests, answers } = parsedAnswers;
  const { metadata, locale = hostedType.eventType.locale ?? undefined, timezone: zone } = draft;
  const invitee = { name, email, zone };
  const [contactId, meetingId, receivers] = await settleAll([
    hostRecords.saveContact({ accountId, invitee, now }),
    hostRecords.saveMeeting(oneOnOneMeeting(reservation)),
    hostRecords.findReceivers(accountId, 'event.created'),
  ]);
  const organizer = context.mailAddress ? { name: by.host.name, email: context.mailAddress } : undefined;
  const event = await hostRecords.saveEvent(
    { hostedType: by, contactId, invitee, guests, answers, metadata, locale, meetingId, time, organizer },
    now,
  );
  const { sendsMail } = context;
  const reminders = sendsMail ? planReminders({ event, reminders: hostedType.eventType.reminders, now }) : [];
  const announcement = { accountId, kind: 'event.created', event, reminders, receivers } as const;
  const recipients = await hostRecords.announce({ ...announcement, sendsMail, now });
  return { ...ok(withMailedTo(context, event, recipients)), ...(turns && { recorded: { turns } }) };
}

/** The meeting of one invitee with one host. */
function oneOnOneMeeting({ by, time, busy, how, absentIds }: ReservedBooking['reservation']): NewMeeting {
  const { accountId, userId } = by.host;
  return {
    accountId,
    eventTypeId: by.eventType.id,
    time,
    busy,
    seats: 1,
    hosts: [{ userId, isLead: true, how }],
    absentIds,
  };
}
