import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Instant, type Interval, utc } from '../../../time/index.ts';
import type { HostRecords, LockResult } from '../../records/index.ts';
import { instant, type TestAccount, type TestService } from '../../testing/index.ts';
import type { Store } from '../index.ts';

const now = instant('2026-03-01T00:00Z');

/** Several hosts of one account, and an event type of theirs. */
export type Team = {
  readonly accountId: number;
  readonly hosts: readonly number[];
  /** Books a time with all of some hosts. */
  book(time: Interval, userIds: readonly number[], invitee: number, of?: Store): Promise<string>;
  /** Books a seat of the meeting with all hosts, which the first makes. */
  join(time: Interval, invitee: number): Promise<string>;
  /** Reschedules or cancels an event under the locks of its own hosts, unless it is canceled. */
  reschedule(id: string, time: Interval): Promise<string>;
  cancel(id: string): Promise<string>;
  /** Works under the locks of all hosts. */
  alone<Result>(work: (records: HostRecords) => Promise<Result>): Promise<LockResult<Result>>;
  events(): Promise<[EventName, EventName]>;
  meetings(): Promise<unknown[]>;
  busyHosts(time: Interval): Promise<number>;
};

/** A seat of an invitee in a meeting. */
type Seat = { readonly invitee: number; readonly time: Interval; readonly meetingId: string };

type EventName = { readonly accountId: number; readonly id: string };

type TeamOptions = { readonly hosts: number; readonly seats: number };

/** Makes a team in an account of its own. */
export async function openTeam(service: TestService, { hosts: number, seats }: TeamOptions): Promise<Team> {
  const { store } = service;
  const account = await service.account();
  const { accountId, eventTypeId } = account;
  const hosts = [account.userId, ...(await addHosts(store, account, number - 1))];
  const hostedType = (await store.findEventType(accountId, eventTypeId)) ?? expect.fail('has no event type');

  async function save(records: HostRecords, { invitee, time, meetingId }: Seat): Promise<'booked'> {
    const person = { name: 'Guest', email: `guest${invitee}@example.com`, zone: utc };
    const contactId = await records.saveContact({ accountId, invitee: person, now });
    const rest = { guests: [], answers: {}, metadata: {}, locale: undefined };
    await records.saveEvent({ hostedType, contactId, invitee: person, meetingId, time, ...rest }, now);
    return 'booked';
  }

  function meet(records: HostRecords, time: Interval, userIds: readonly number[]): Promise<string> {
    const set = userIds.map((userId, n) => ({ userId, isLead: n === 0, how: 'required' as const }));
    return records.saveMeeting({ accountId, eventTypeId, time, busy: time, seats, hosts: set, absentIds: [] });
  }

  async function withHostsOf(id: string, work: (records: HostRecords) => Promise<string>): Promise<string> {
    const hostsOfEvent = (await store.findHostsOfEvent(accountId, id)) ?? expect.fail('the event has no hosts');
    const result = await store.withHostsLocked(hostsOfEvent, work);
    return result.kind === 'done' ? result.result : result.kind;
  }

  return {
    accountId,
    hosts,
    async book(time, userIds, invitee, of = store) {
      const result = await of.withHostsLocked({ accountId, userIds }, async (records) =>
        save(records, { invitee, time, meetingId: await meet(records, time, userIds) }),
      );
      return result.kind === 'done' ? result.result : result.kind;
    },
    async join(time, invitee) {
      const result = await store.withHostsLocked({ accountId, userIds: hosts }, async (records) => {
        const meeting = await records.findSharedMeeting({ accountId, eventTypeId, time });
        if (meeting && meeting.seatsLeft < 1) return 'full';
        return save(records, { invitee, time, meetingId: meeting?.id ?? (await meet(records, time, hosts)) });
      });
      return result.kind === 'done' ? result.result : result.kind;
    },
    reschedule: (id, time) =>
      withHostsOf(id, async (records) => {
        const event = await records.findEvent(accountId, id);
        if (event?.status !== 'confirmed') return 'gone';
        await records.rescheduleEvent({ accountId, id, time, busy: time, now });
        return 'rescheduled';
      }),
    cancel: (id) =>
      withHostsOf(id, async (records) => {
        const event = await records.findEvent(accountId, id);
        if (event?.status !== 'confirmed') return 'gone';
        await records.cancelEvent({ accountId, id, reason: null, now });
        return 'canceled';
      }),
    alone: (work) => store.withHostsLocked({ accountId, userIds: hosts }, work),
    async events() {
      const events = store.db.selectFrom('events').select(['account_id as accountId', 'id']);
      const rows = await events.where('account_id', '=', accountId).orderBy('invitee_email').execute();
      return rows as [EventName, EventName]; // as many as the test has booked
    },
    meetings: () => store.db.selectFrom('meetings').select('id').where('account_id', '=', accountId).execute(),
    async busyHosts({ start, end }) {
      const busy = await Promise.all(hosts.map((userId) => store.findBusy({ accountId, userId }, { start, end })));
      return busy.filter((times) => times.length > 0).length;
    },
  };
}

async function addHosts(store: Store, { accountId }: TestAccount, number: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (account_id, first_name, last_name, email, timezone, created_at, updated_at)
    select ${accountId}, 'Host', n::text, 'host@example.com', 'UTC', now(), now()
    from generate_series(1, ${number}::integer) as n returning id`.execute(store.db);
  return rows.map(({ id }) => id);
}

/** Returns the hour from an instant. */
export function hour(start: string | number): Interval {
  const from = (typeof start === 'string' ? instant(start) : start) as Instant; // whole hours after one
  return { start: from, end: (from + 3_600_000) as Instant };
}
