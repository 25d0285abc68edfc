import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addMinutes, asInstant, type Instant } from '../../../time/index.ts';
import {
  type Channel,
  type ClaimedDelivery,
  cautiousFrom,
  type DueReminder,
  type DueSearch,
  type Recipient,
} from '../../records/index.ts';
import { at } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { type AccountClaim, claimAccount, listDueAccounts, releaseAccount } from './due-accounts.ts';

/** So many attempts of one account are under way at once, over all processes: a slow receiver keeps nobody else waiting. */
const placesOfAccount: Readonly<Record<Channel, number>> = { webhook: 6, mail: 2 };

/** So many of them are to one webhook, so that it keeps the others of its account waiting as little. */
const placesOfWebhook = 4;

/** An account claimed later than an attempt's claim ends finds what a process that died had claimed. */
const spareSeconds = 1;

/** Claims what is due, account by account: few of each, those first that have waited longest. */
export async function claimDue(db: Kysely<Database>, search: DueSearch): Promise<ClaimedDelivery[]> {
  const claimed: ClaimedDelivery[] = [];
  for (const accountId of await listDueAccounts(db, search)) {
    const limit = search.limit - claimed.length;
    if (limit === 0) break;
    const account = await claimAccount(db, { accountId, channel: search.channel });
    if (account) claimed.push(...(await claimIn(db, account, { ...search, limit })));
  }
  return claimed;
}

async function claimIn(db: Kysely<Database>, account: AccountClaim, search: DueSearch): Promise<ClaimedDelivery[]> {
  const queues = groupByQueue((await readingQueues(account).execute(db)).rows);
  const ids = chooseDue(queues, account.channel, search);
  const rows = ids.length === 0 ? [] : (await claiming(account, ids, search).execute(db)).rows;
  const claimedIds = new Set(rows.map(({ id }) => id));
  await releaseAccount(db, account, nextClaim(queues, claimedIds, { ...search, channel: account.channel }));
  return rows.map((row) => claimedOf(account.accountId, row, search.now));
}

/** What waits for one webhook, or an account's mail. */
type Queue = {
  readonly underWay: number;
  readonly places: number;
  readonly restsUntil: Instant | null;
  /** When the first claim of those under way runs out; null when none is. */
  readonly claimSecondsLeft: number | null;
  /** The oldest, one more than could be claimed at once. */
  readonly waiting: readonly { readonly id: string; readonly nextAttemptAt: Instant }[];
};

type QueueRow = {
  readonly webhook_id: number | null;
  readonly under_way: number;
  readonly places: number;
  readonly rests_until: Instant | null;
  readonly claim_seconds_left: number | null;
  readonly id: string | null;
  readonly next_try_at: Instant | null;
};

/**
 * Each webhook is one queue, and the mail of an account another. Of each the oldest few are read by index: the order names
 * the webhook, which is one, because PostgreSQL would otherwise sort all the mail of an account that is ever due.
 */
function readingQueues({ accountId, channel }: AccountClaim): RawBuilder<QueueRow> {
  const isMail = channel === 'mail';
  const readAtOnce = (isMail ? placesOfAccount.mail : placesOfWebhook) + 1;
  return sql<QueueRow>`
    with under_way as (
      select webhook_id, count(*)::integer as attempts,
        extract(epoch from min(claimed_until) - now())::float8 as claim_seconds_left
      from deliveries
      where account_id = ${accountId} and claimed_until > now() and (recipient = 'webhook') = ${!isMail}
      group by webhook_id
    ), queues as (${isMail ? mailQueue() : webhookQueues(accountId)})
    select queue.*, delivery.id, delivery.next_try_at
    from queues as queue left join lateral (
      select id, next_try_at from deliveries
      where account_id = ${accountId} and ${isMail ? sql`webhook_id is null` : sql`webhook_id = queue.webhook_id`}
        and next_try_at is not null and (claimed_until > now()) is not true
      order by webhook_id, next_try_at
      limit ${readAtOnce}
    ) as delivery on true
    where delivery.id is not null or queue.under_way > 0`;
}

function mailQueue(): RawBuilder<unknown> {
  return sql`
    select null::bigint as webhook_id, coalesce((select attempts from under_way), 0) as under_way,
      ${placesOfAccount.mail}::integer as places, null::timestamptz as rests_until,
      (select claim_seconds_left from under_way) as claim_seconds_left`;
}

function webhookQueues(accountId: number): RawBuilder<unknown> {
  return sql`
    select webhook.id as webhook_id, coalesce(under_way.attempts, 0) as under_way,
      case when webhook.timeouts >= ${cautiousFrom} then 1 else ${placesOfWebhook}::integer end as places,
      webhook.rests_until, under_way.claim_seconds_left
    from webhooks as webhook left join under_way on under_way.webhook_id = webhook.id
    where webhook.account_id = ${accountId}`;
}

function groupByQueue(rows: readonly QueueRow[]): Queue[] {
  return [...Map.groupBy(rows, ({ webhook_id }) => webhook_id).values()].flatMap((ofQueue) => {
    const [first] = ofQueue;
    const waiting = ofQueue.flatMap(({ id, next_try_at: nextAttemptAt }) =>
      id === null || nextAttemptAt === null ? [] : [{ id, nextAttemptAt }],
    );
    if (!first) return [];
    const { under_way: underWay, places, rests_until: restsUntil, claim_seconds_left: claimSecondsLeft } = first;
    return [{ underWay, places, restsUntil, claimSecondsLeft, waiting }];
  });
}

/**
 * Chooses what to claim: first of those queues that have the fewest attempts under way. Among these lots are drawn, for one
 * that is always behind would always be first.
 */
function chooseDue(queues: readonly Queue[], channel: Channel, { now, limit }: DueSearch): string[] {
  const room = Math.min(limit, placesOfAccount[channel] - totalUnderWay(queues));
  const due = queues
    .filter(({ restsUntil }) => restsUntil === null || restsUntil <= now)
    .flatMap(({ underWay, places, waiting }) =>
      waiting
        .filter(({ nextAttemptAt }) => nextAttemptAt <= now)
        .slice(0, Math.max(places - underWay, 0))
        .map(({ id }, index) => ({ id, place: underWay + index, lot: Math.random() })),
    );
  due.sort((a, b) => a.place - b.place || a.lot - b.lot);
  return due.slice(0, Math.max(room, 0)).map(({ id }) => id);
}

type ClaimedRow = {
  readonly id: string;
  readonly recipient: Recipient['kind'];
  readonly address: string;
  readonly event_id: string | null;
  readonly event_sequence: number | null;
  readonly minutes_before: number | null;
  readonly not_after: Instant | null;
  readonly payload: string;
  readonly tries: number;
  readonly url: string | null;
  readonly secret: string | null;
  readonly former_secret: string | null;
  readonly former_secret_until: Instant | null;
};

/** What changed since it was chosen is left alone, and so is what somebody else is changing. */
function claiming(
  { accountId }: AccountClaim,
  ids: readonly string[],
  { now, claimSeconds }: DueSearch,
): RawBuilder<ClaimedRow> {
  return sql<ClaimedRow>`
    with picked as (
      select id, webhook_id from deliveries
      where account_id = ${accountId} and id = any(${ids}::uuid[])
        and next_try_at <= ${at(now)} and (claimed_until > now()) is not true
      for update skip locked
    )
    update deliveries as delivery
    set tries = delivery.tries + 1, claimed_until = now() + ${claimSeconds} * interval '1 second',
      updated_at = ${at(now)}
    from picked left join webhooks as webhook on webhook.account_id = ${accountId} and webhook.id = picked.webhook_id
    where delivery.account_id = ${accountId} and delivery.id = picked.id and delivery.id = any(${ids}::uuid[])
    returning delivery.id, delivery.recipient, delivery.address, delivery.payload, delivery.tries, delivery.event_id,
      delivery.event_sequence, delivery.minutes_before, delivery.not_after,
      webhook.url, webhook.secret, webhook.former_secret, webhook.former_secret_until`;
}

type NextClaim = { readonly nextClaimAt: Instant | null; readonly isFull: boolean };

/** What is under way is looked after as well: the process that has it may die. */
function nextClaim(queues: readonly Queue[], claimedIds: ReadonlySet<string>, search: DueSearch): NextClaim {
  const { channel, now, claimSeconds } = search;
  const underWay = totalUnderWay(queues) + claimedIds.size;
  const isFull = underWay >= placesOfAccount[channel];
  const left = queues.flatMap(({ waiting, restsUntil, ...queue }) => {
    const rest = waiting.filter(({ id }) => !claimedIds.has(id));
    const isOpen = queue.underWay + waiting.length - rest.length < queue.places;
    return rest[0] ? [{ isOpen, claimAt: Math.max(rest[0].nextAttemptAt, restsUntil ?? now, now) }] : [];
  });
  const times = isFull ? [] : left.flatMap(({ isOpen, claimAt }) => (isOpen ? [claimAt] : []));
  const claimsLeft = queues.map(({ claimSecondsLeft }) => claimSecondsLeft ?? claimSeconds);
  if (underWay > 0) times.push(addMinutes(now, (Math.min(claimSeconds, ...claimsLeft) + spareSeconds) / 60));
  const nextClaimAt = times.length === 0 ? null : asInstant(Math.ceil(Math.min(...times)));
  return { nextClaimAt, isFull: isFull || left.some(({ isOpen }) => !isOpen) };
}

function totalUnderWay(queues: readonly Queue[]): number {
  return queues.reduce((sum, { underWay }) => sum + underWay, 0);
}

function claimedOf(accountId: number, row: ClaimedRow, now: Instant): ClaimedDelivery {
  const { id, payload, tries: attempts } = row;
  return { accountId, id, payload, attempts, recipient: recipientOf(row, now), reminder: reminderOf(row) };
}

function reminderOf(row: ClaimedRow): DueReminder | null {
  const { event_id: eventId, event_sequence: sequence, minutes_before: minutesBefore, not_after: notAfter } = row;
  // The table has all four or none.
  if (eventId === null || sequence === null || minutesBefore === null || notAfter === null) return null;
  return { eventId, sequence, minutesBefore, notAfter };
}

function recipientOf(row: ClaimedRow, now: Instant): Recipient {
  const { recipient, address, url, secret, former_secret, former_secret_until } = row;
  if (recipient === 'guest') return { kind: recipient, address };
  if (recipient !== 'webhook') return { kind: recipient };
  if (url === null || secret === null) throw new Error(`The delivery ${row.id} has lost its webhook.`);
  const signsToo = former_secret !== null && former_secret_until !== null && now < former_secret_until;
  return { kind: 'webhook', url, secrets: signsToo ? [secret, former_secret] : [secret] };
}
