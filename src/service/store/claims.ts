import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addMinutes, asInstant, type Instant } from '../../time/index.ts';
import { type Channel, type ClaimedDelivery, cautiousFrom, type DueSearch, type Recipient } from '../acts/index.ts';
import { beginLook, endLook, type Look, listDueAccounts } from './due-accounts.ts';
import { at } from './instants.ts';
import type { Database } from './tables.ts';

/** So many tries of one account are under way at once, over all processes: a slow receiver keeps nobody else waiting. */
const placesOfAccount: Readonly<Record<Channel, number>> = { webhook: 6, mail: 2 };

/** So many of them are to one webhook, so that it keeps the others of its account waiting as little. */
const placesOfWebhook = 4;

/** A look later than a claim ends finds what a process that died had claimed. */
const spareSeconds = 1;

/** Claims what is due, account by account: few of each, those first that have waited longest. */
export async function claimDue(db: Kysely<Database>, search: DueSearch): Promise<ClaimedDelivery[]> {
  const claimed: ClaimedDelivery[] = [];
  for (const accountId of await listDueAccounts(db, search)) {
    const limit = search.limit - claimed.length;
    if (limit === 0) break;
    const look = await beginLook(db, { accountId, channel: search.channel });
    if (look) claimed.push(...(await claimOf(db, look, { ...search, limit })));
  }
  return claimed;
}

async function claimOf(db: Kysely<Database>, look: Look, search: DueSearch): Promise<ClaimedDelivery[]> {
  const { rows } = await claiming(look, search).execute(db);
  const queues = (await readingQueues(look).execute(db)).rows;
  await endLook(db, look, nextLook(queues, look.channel, search));
  return rows.map((row) => claimedOf(look.accountId, row, search.now));
}

type ClaimedRow = {
  readonly id: string;
  readonly recipient: Recipient['kind'];
  readonly payload: string;
  readonly tries: number;
  readonly url: string | null;
  readonly secret: string | null;
  readonly former_secret: string | null;
  readonly former_secret_until: Instant | null;
};

/**
 * Each webhook is one queue, and the mail of an account another. Of each the oldest few are read by index. Whose turn
 * it is among the queues of one account is drawn by lot: one that is always behind would always be first.
 */
function claiming({ accountId, channel }: Look, { now, limit, claimSeconds }: DueSearch): RawBuilder<ClaimedRow> {
  return sql<ClaimedRow>`
    with ${queuesOf({ accountId, channel })}, found as (
      select delivery.id, queue.under_way + row_number() over (
        partition by queue.webhook_id order by delivery.next_try_at
      ) as place
      from queues as queue cross join lateral (
        select id, next_try_at from deliveries
        where account_id = ${accountId} and ${isOfQueue(channel)}
          and next_try_at <= ${at(now)} and (claimed_until > now()) is not true
        order by next_try_at
        limit greatest(queue.places - queue.under_way, 0)
      ) as delivery
      where (queue.rests_until > ${at(now)}) is not true
    ), picked as (
      select delivery.id, delivery.webhook_id
      from deliveries as delivery join found using (id)
      where delivery.account_id = ${accountId}
        and delivery.next_try_at <= ${at(now)} and (delivery.claimed_until > now()) is not true
      order by found.place, random()
      limit greatest(
        least(${limit}, ${placesOfAccount[channel]} - (select coalesce(sum(under_way), 0) from queues)), 0
      )
      for update of delivery skip locked
    )
    update deliveries as delivery
    set tries = delivery.tries + 1, claimed_until = now() + ${claimSeconds} * interval '1 second',
      updated_at = ${at(now)}
    from picked left join webhooks as webhook on webhook.account_id = ${accountId} and webhook.id = picked.webhook_id
    where delivery.account_id = ${accountId} and delivery.id = picked.id
    returning delivery.id, delivery.recipient, delivery.payload, delivery.tries,
      webhook.url, webhook.secret, webhook.former_secret, webhook.former_secret_until`;
}

/** A queue as it stands after a claim. */
type Queue = {
  readonly under_way: number;
  readonly places: number;
  /** When its next try is due. */
  readonly next_try_at: Instant | null;
  readonly rests_until: Instant | null;
};

function readingQueues({ accountId, channel }: Look): RawBuilder<Queue> {
  return sql<Queue>`
    with ${queuesOf({ accountId, channel })}
    select queue.under_way, queue.places, queue.rests_until, (
      select next_try_at from deliveries
      where account_id = ${accountId} and ${isOfQueue(channel)}
        and next_try_at is not null and (claimed_until > now()) is not true
      order by next_try_at
      limit 1
    ) as next_try_at
    from queues as queue`;
}

/** What an account's deliveries wait in, and how many of each are under way. */
function queuesOf({ accountId, channel }: Omit<Look, 'version'>): RawBuilder<unknown> {
  const underWay = sql`
    under_way as (
      select webhook_id, count(*)::integer as tries from deliveries
      where account_id = ${accountId} and claimed_until > now() and (recipient = 'webhook') = ${channel === 'webhook'}
      group by webhook_id
    )`;
  if (channel === 'mail') {
    return sql`${underWay}, queues as (
      select null::integer as webhook_id, coalesce((select tries from under_way), 0) as under_way,
        ${placesOfAccount.mail}::integer as places, null::timestamptz as rests_until
    )`;
  }
  return sql`${underWay}, queues as (
    select webhook.id as webhook_id, coalesce(under_way.tries, 0) as under_way, webhook.rests_until,
      case when webhook.timeouts >= ${cautiousFrom} then 1 else ${placesOfWebhook}::integer end as places
    from webhooks as webhook left join under_way on under_way.webhook_id = webhook.id
    where webhook.account_id = ${accountId}
  )`;
}

/** Written so that the index by queue answers it. */
function isOfQueue(channel: Channel): RawBuilder<boolean> {
  return channel === 'mail' ? sql<boolean>`webhook_id is null` : sql<boolean>`webhook_id = queue.webhook_id`;
}

type NextLook = { readonly lookAt: Instant | null; readonly isFull: boolean };

/** What is under way is looked after as well: the process that has it may die. */
function nextLook(queues: readonly Queue[], channel: Channel, { now, claimSeconds }: DueSearch): NextLook {
  const underWay = queues.reduce((sum, { under_way }) => sum + under_way, 0);
  const isFull = underWay >= placesOfAccount[channel];
  const hasWaiting = queues.some(({ under_way, places, next_try_at }) => next_try_at !== null && under_way >= places);
  const open = isFull ? [] : queues.filter(({ under_way, places }) => under_way < places);
  const times = open.flatMap(({ next_try_at, rests_until }) =>
    next_try_at === null ? [] : [Math.max(next_try_at, rests_until ?? next_try_at, now)],
  );
  if (underWay > 0) times.push(addMinutes(now, (claimSeconds + spareSeconds) / 60));
  return { lookAt: times.length === 0 ? null : asInstant(Math.min(...times)), isFull: isFull || hasWaiting };
}

function claimedOf(accountId: number, row: ClaimedRow, now: Instant): ClaimedDelivery {
  const { id, payload, tries } = row;
  return { accountId, id, payload, tries, recipient: recipientOf(row, now) };
}

function recipientOf(row: ClaimedRow, now: Instant): Recipient {
  const { recipient, url, secret, former_secret, former_secret_until } = row;
  if (recipient !== 'webhook') return { kind: recipient };
  if (url === null || secret === null) throw new Error(`The delivery ${row.id} has lost its webhook.`);
  const signsToo = former_secret !== null && former_secret_until !== null && now < former_secret_until;
  return { kind: 'webhook', url, secrets: signsToo ? [secret, former_secret] : [secret] };
}
