import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Instant } from '../../../../time/index.ts';
import type { ClaimedWrite } from '../../../records/index.ts';
import { at } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';

type ClaimOptions = Pick<ClaimedWrite, 'accountId' | 'eventId' | 'userId'> & {
  readonly now: Instant;
  readonly claimSeconds: number;
};

type ClaimedRow = {
  readonly event_sequence: number;
  readonly attempts: number;
  readonly is_mailed: boolean;
  readonly calendar_id: string;
  readonly sealed_href: Buffer | null;
  readonly source_id: string;
  readonly sealed: Buffer;
  readonly key_number: number;
};

/** Claims an event that is due to be written. Returns undefined if another process was quicker. */
export async function claimWrite(db: Kysely<Database>, options: ClaimOptions): Promise<ClaimedWrite | undefined> {
  const { accountId, eventId, userId, now, claimSeconds } = options;
  const claim = sql<ClaimedRow>`
    update calendar_writes as write
    set attempts = write.attempts + 1, claimed_until = now() + ${claimSeconds} * interval '1 second'
    from calendars as calendar, calendar_sources as source
    where write.account_id = ${accountId} and write.event_id = ${eventId} and write.user_id = ${userId}
      and calendar.account_id = ${accountId} and calendar.id = write.calendar_id
      and source.account_id = ${accountId} and source.id = calendar.source_id
      -- Another process may have been quicker.
      and (write.claimed_until > now()) is not true and write.next_attempt_at <= ${at(now)}
    returning write.event_sequence, write.attempts, write.is_mailed, write.calendar_id, calendar.sealed_href,
      calendar.source_id, source.sealed, source.key_number`;
  const [row] = (await claim.execute(db)).rows;
  if (!row) return undefined;
  // Nothing has been written yet that could have been moved, and no one else has been the host.
  const isNew = row.event_sequence === 0 && row.attempts === 1;
  return {
    accountId,
    eventId,
    userId,
    sequence: row.event_sequence,
    attempts: row.attempts,
    calendar: { id: row.calendar_id, sealedHref: row.sealed_href },
    otherCalendars: isNew ? [] : await findOtherCalendars(db, { ...options, ...row }),
    organizerAddress: isNew ? undefined : await findOrganizer(db, options),
    isMailed: row.is_mailed,
    isInCalendarOfHost: !isNew && (await isInCalendarOfHost(db, { ...options, ...row })),
    source: { id: row.source_id, secret: { sealed: row.sealed, keyId: row.key_number } },
  };
}

/** In how many other calendars an attempt looks for an entry. Each takes a request, and an attempt has only seconds. */
const maxOthers = 10;

/**
 * Finds the calendars of a source that an entry may have been moved to: first those in which the last reading found it,
 * then those that are not read, and all others, which may have been read before the entry was moved. One that a host
 * shares with this user holds the entry of that host.
 */
async function findOtherCalendars(
  db: Kysely<Database>,
  write: ClaimOptions & ClaimedRow,
): Promise<ClaimedWrite['otherCalendars']> {
  const { accountId, eventId, source_id, calendar_id } = write;
  const calendars = sql<ClaimedWrite['calendar']>`
    select calendar.id, calendar.sealed_href as "sealedHref" from calendars as calendar
    where calendar.account_id = ${accountId} and calendar.source_id = ${source_id} and calendar.id <> ${calendar_id}
      and calendar.href_digest not in (${calendarsOfHosts(write)})
    order by exists (
      select from calendar_objects as object
      where object.account_id = ${accountId} and object.calendar_id = calendar.id
        and object.bookings @> array[${eventId}]::uuid[]
    ) desc, calendar.blocks = 'nothing' desc, calendar.id
    limit ${maxOthers}`;
  return (await calendars.execute(db)).rows;
}

/** Finds the address of the organizer in emails about an event, unless that is the host. */
async function findOrganizer(
  db: Kysely<Database>,
  { accountId, eventId }: ClaimOptions,
): Promise<ClaimedWrite['organizerAddress']> {
  const addresses = sql<{ address: string | null }>`
    select organizer ->> 'email' as address from events where account_id = ${accountId} and id = ${eventId}`;
  return (await addresses.execute(db)).rows[0]?.address ?? undefined;
}

/** Returns whether a host of the event, other than this user, has it written into the same calendar. */
async function isInCalendarOfHost(db: Kysely<Database>, write: ClaimOptions & ClaimedRow): Promise<boolean> {
  const calendars = sql`
    select from calendars where account_id = ${write.accountId} and id = ${write.calendar_id}
      and href_digest in (${calendarsOfHosts(write)})`;
  return (await calendars.execute(db)).rows.length > 0;
}

/** The calendars, by their addresses, into which hosts of an event other than one user have it written. */
function calendarsOfHosts({ accountId, eventId, userId }: ClaimOptions): RawBuilder<unknown> {
  return sql`
    select theirs.href_digest from events as event
    join meeting_hosts as host on host.account_id = event.account_id and host.meeting_id = event.meeting_id
    join calendar_writes as write
      on write.account_id = event.account_id and write.event_id = event.id and write.user_id = host.user_id
    join calendars as theirs on theirs.account_id = event.account_id and theirs.id = write.calendar_id
    where event.account_id = ${accountId} and event.id = ${eventId} and host.user_id <> ${userId}`;
}
