import { type Kysely, sql } from 'kysely';
import {
  type Branding,
  type EventType,
  type EventTypeLocation,
  fullName,
  type Location,
  publicIdOf,
} from '../../../contract/index.ts';
import { createCoalescer, createQueue, QueueFullError } from '../../concurrency/index.ts';
import { findBranding } from '../branding/index.ts';
import type { Database, HasDatabase } from '../tables/index.ts';

/** The public data on the page of a host. */
export type BookingPage = {
  /** The host, or the business if the page is about an event type for which several hosts take turns. */
  readonly host: { readonly name: string; readonly avatar: string; readonly about: string };
  /** Whether the host shown is the business. */
  readonly isTeam: boolean;
  readonly username: string;
  readonly branding: Branding;
  /** The public event types that can be booked, in their order, or only the one that the page is about. */
  readonly eventTypes: readonly BookableEventType[];
};

type BookableEventType = Pick<
  EventType,
  'id' | 'public_id' | 'visibility' | 'title' | 'description' | 'duration' | 'durations'
> & {
  /** How people meet. The place itself only if anyone may know it. */
  readonly place: Location | null;
};

/** The user whose page it is, and the event type that it is about. */
type PageName = { readonly username: string; readonly name?: string | undefined };

/** Too many visits wait for pages of one account. They can be repeated later. */
export { QueueFullError as TooManyVisitsError };

/**
 * Finds the data for a page; undefined if there is no such page. Under a flood of visits to one account, throws a
 * `TooManyVisitsError`.
 */
export type FindBookingPage = (name: PageName) => Promise<BookingPage | undefined>;

/**
 * Anyone may open a page as often as they like, and a host may have a thousand event types. Pages of one account are
 * read one at a time, and all visits waiting for the same page share it.
 */
const pagesOfAccount = { concurrency: 1, maxWaiting: 100, timeoutMillis: 5000, stallMillis: 2500 };

/** Creates the finder of pages. A process needs only one: it shares what it reads among visits. */
export function createBookingPageFinder({ db }: HasDatabase): FindBookingPage {
  const share = createCoalescer(createQueue(pagesOfAccount));
  return async function findBookingPage({ username, name }) {
    const handle = await findUser(db, username);
    if (!handle) return undefined;
    return share({
      name: JSON.stringify([handle, name]),
      turn: { key: handle.account_id },
      prepare: () => undefined,
      work: () => readPage(db, { handle, name }),
    }).result;
  };
}

type PageSearch = {
  readonly handle: Handle;
  /** The name of an event type; undefined for all public ones. */
  readonly name: string | undefined;
};

/**
 * Reads the data for the page of a user: all public event types, or the one with a name, which may be private.
 * Undefined if the user was removed, or has no such event type that can be booked. The event type of a
 * removed user can be booked while others take turns for it.
 */
async function readPage(db: Kysely<Database>, { handle, name }: PageSearch): Promise<BookingPage | undefined> {
  const { account_id: accountId, user_id: userId } = handle;
  const users = db.selectFrom('users').select(['first_name', 'last_name', 'avatar', 'about', 'removed_at']);
  const user = await users.where('account_id', '=', accountId).where('id', '=', userId).executeTakeFirst();
  const active = db
    .selectFrom('event_types')
    .select(['id', 'slug', 'private_name', 'title', 'description', 'duration', 'durations', 'location'])
    .where('account_id', '=', accountId)
    .where('host_id', '=', userId)
    .where('is_active', '=', true);
  const types =
    name === undefined
      ? active.where('private_name', 'is', null)
      : active.where(sql`coalesce(private_name, slug)`, '=', name);
  const rows = await types.orderBy('position').orderBy('id').execute();
  if (name !== undefined && rows.length === 0) return undefined;
  const [only] = name === undefined ? [] : rows;
  const isTeam = only !== undefined && (await hasTurns(db, { accountId, eventTypeId: only.id }));
  if (!user || (user.removed_at !== null && !isTeam)) return undefined;
  const branding = await findBranding(db, accountId);
  return {
    // It is not known in advance which of the hosts who take turns it will be.
    host: isTeam
      ? { name: branding.name || (await nameOf(db, accountId)), avatar: '', about: '' }
      : { name: fullName(user), avatar: user.avatar, about: user.about },
    isTeam,
    username: handle.username,
    branding,
    eventTypes: rows.map(({ slug, private_name: privateName, location, ...row }) => ({
      ...row,
      place: location && placeOf(location),
      public_id: publicIdOf(handle.username, accountId, privateName ?? slug),
      visibility: privateName === null ? 'public' : 'private',
    })),
  };
}

/** Returns whether several hosts take turns for an event type. */
async function hasTurns(
  db: Kysely<Database>,
  { accountId, eventTypeId }: { readonly accountId: number; readonly eventTypeId: number },
): Promise<boolean> {
  const turns = db.selectFrom('event_type_hosts').select('user_id').where('account_id', '=', accountId);
  return (await turns.where('event_type_id', '=', eventTypeId).executeTakeFirst()) !== undefined;
}

async function nameOf(db: Kysely<Database>, accountId: number): Promise<string> {
  const account = db.selectFrom('accounts').select('name').where('id', '=', accountId);
  return (await account.executeTakeFirstOrThrow()).name;
}

function placeOf({ type, value, is_public: isPublic = false }: EventTypeLocation): Location {
  return { type, value: isPublic ? value : '' };
}

type Handle = { readonly account_id: number; readonly user_id: number; readonly username: string };

/** Finds a user by a current or former username, in any letter case. A team has no page. */
async function findUser(db: Kysely<Database>, username: string): Promise<Handle | undefined> {
  const handle = await db
    .selectFrom('handles as found')
    .innerJoin('handles as current', (join) =>
      join
        .onRef('current.account_id', '=', 'found.account_id')
        .on('current.user_id', '=', sql`coalesce(found.user_id, found.former_user_id)`),
    )
    .select(['current.account_id', 'current.user_id', 'current.username'])
    .where(sql`lower(found.username)`, '=', sql`lower(${username})`)
    .executeTakeFirst();
  return handle?.user_id == null ? undefined : { ...handle, user_id: handle.user_id };
}
