import {
  type BookingFormField,
  type Event,
  type EventDraft,
  ok,
  type Result,
  refuse,
} from '../../../../contract/index.ts';
import { addMinutes, type Instant, type Interval } from '../../../../time/index.ts';
import { together } from '../../../concurrency/index.ts';
import type { HostedEventType, HostRecords, NewMeeting } from '../../../records/index.ts';
import { checkCalendarsNow } from '../../calendars/index.ts';
import type { Context } from '../../context.ts';
import type { Input } from '../../operation.ts';
import { hostOfOwnEventType } from '../../ownership.ts';
import { chooseDuration } from '../../slots/index.ts';
import { resultOfLock } from '../../with-account-lock.ts';
import { planReminders, withMailedTo } from '../mail/index.ts';
import { checkActive, checkException, refuseAll, reserveTime } from '../time/index.ts';
import { readAnswers } from './read-answers.ts';

/** Books a time, or returns the rule that excludes it. Writes everything or nothing. */
export async function book(context: Context, { caller, body }: Input<'createEvent'>): Promise<Result<Event>> {
  const host = await hostOfOwnEventType(context, { caller, id: body.event_type_id });
  if (!host.ok) return host;
  const exception = checkException(caller, body);
  if (!exception.ok) return exception;
  const { accountId, userId } = host.data;
  const known = await checkCalendarsNow(context, host.data);
  if (!known.ok) return known;
  const booking = { accountId, draft: body, knownUntil: known.data, ignoresRules: exception.data };
  const locked = await context.records.withHostsLockedAndRead(
    { accountId, userIds: [userId] },
    {
      read: (hostRecords) => readForm(hostRecords, accountId, body.event_type_id),
      work: (hostRecords, form) => bookAlone({ hostRecords, context, form, ...booking }),
    },
  );
  return resultOfLock(locked);
}

type Form = {
  readonly hosted: HostedEventType | undefined;
  readonly fields: readonly BookingFormField[];
};

async function readForm(hostRecords: HostRecords, accountId: number, eventTypeId: number): Promise<Form> {
  const [hosted, fields] = await together([
    hostRecords.findEventType(accountId, eventTypeId),
    hostRecords.listFields(accountId, eventTypeId),
  ]);
  return { hosted, fields };
}

type Booking = {
  readonly hostRecords: HostRecords;
  readonly context: Context;
  readonly accountId: number;
  /** Read with the host locked. */
  readonly form: Form;
  readonly draft: EventDraft;
  /** From when on calendars of the host were not read; undefined if they were read completely. */
  readonly knownUntil: Instant | undefined;
  readonly ignoresRules: boolean;
};

/** Checks and books with the host locked. Everything that decides is read here, including the time. */
async function bookAlone(booking: Booking): Promise<Result<Event>> {
  const { hostRecords, context, accountId, draft, knownUntil, ignoresRules } = booking;
  const { hosted, fields } = booking.form;
  if (!hosted) return refuse({ code: 'resource_not_found' });
  const active = checkActive(hosted.eventType, 'event_type_id');
  const duration = chooseDuration(hosted.eventType, draft.duration);
  const read = readAnswers(fields, draft.answers);
  if (!active.ok || !duration.ok || !read.ok) return refuseAll([active, duration, read]);

  const now = context.clock();
  const time = { start: draft.start, end: addMinutes(draft.start, duration.data) };
  const { name, email, guests, answers } = read.data;
  const [busy, isOverLimit] = await together([
    reserveTime({ hostRecords, hosted, time, now, knownUntil, ignoresRules }),
    hasReachedLimit({ hostRecords, hosted, email, now }),
  ]);
  if (!busy.ok) return busy;
  if (!ignoresRules && isOverLimit) return refuse({ code: 'invitee_limit_reached' });
  const { metadata, locale, timezone: zone } = draft;
  const invitee = { name, email, zone };
  const [contactId, meetingId, receivers] = await together([
    hostRecords.saveContact({ accountId, invitee, now }),
    hostRecords.saveMeeting(meetingAlone(hosted, time, busy.data)),
    hostRecords.findReceivers(accountId, 'event.created'),
  ]);
  const organizer = context.mailAddress ? { name: hosted.host.name, email: context.mailAddress } : undefined;
  const event = await hostRecords.saveEvent(
    { hosted, contactId, invitee, guests, answers, metadata, locale, meetingId, time, organizer },
    now,
  );
  const { sendsMail } = context;
  const reminders = sendsMail ? planReminders({ event, reminders: hosted.eventType.reminders, now }) : [];
  const announced = { accountId, kind: 'event.created', event, reminders, receivers } as const;
  const mailedTo = await hostRecords.announce({ ...announced, sendsMail, now });
  return ok(withMailedTo(context, event, mailedTo));
}

type Limited = {
  readonly hostRecords: HostRecords;
  readonly hosted: HostedEventType;
  readonly email: string;
  readonly now: Instant;
};

async function hasReachedLimit({ hostRecords, hosted, email, now }: Limited): Promise<boolean> {
  const { id: eventTypeId, most_open_per_invitee: most } = hosted.eventType;
  if (most === null) return false;
  const { accountId } = hosted.host;
  return (await hostRecords.countOpenEvents({ accountId, eventTypeId, email, now })) >= most;
}

/** The meeting of one invitee with the one host of an event type. */
function meetingAlone(hosted: HostedEventType, time: Interval, busy: Interval): NewMeeting {
  const { accountId, userId } = hosted.host;
  return {
    ...{ accountId, eventTypeId: hosted.eventType.id, time, busy, seats: 1 },
    hosts: [{ userId, isLead: true, how: 'only' }],
  };
}
