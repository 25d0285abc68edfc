import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { BookingFormField, Hours, Role } from '../../contract/index.ts';
import { asInstant } from '../../time/index.ts';
import { createApiKey, hashApiKey, type Store } from '../store/index.ts';

export type AccountSettings = {
  readonly zone?: string;
  readonly startOfWeek?: number;
  /** Null for an account without any schedule. */
  readonly hours?: Hours | null;
  readonly eventType?: EventTypeSettings;
  readonly fields?: readonly Partial<BookingFormField>[];
};

/** Columns of `event_types` that a test sets. */
type EventTypeSettings = Readonly<Record<string, unknown>>;

/** @public The tests of the server use it too. */
export type TestAccount = {
  readonly key: string;
  readonly accountId: number;
  readonly userId: number;
  readonly availabilityId: number;
  readonly eventTypeId: number;
  /** Adds another event type of the same host. */
  eventType(settings?: EventTypeSettings, fields?: readonly Partial<BookingFormField>[]): Promise<number>;
  updateEventType(settings: EventTypeSettings): Promise<void>;
};

const longAgo = '2020-01-01T00:00:00Z';
const times = { created_at: longAgo, updated_at: longAgo };

const weekdaysNineToFive: Hours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, [{ start: '09:00', end: '17:00' }]]),
);

const nameAndEmail: readonly Partial<BookingFormField>[] = [
  { identifier: 'name', type: 'text', is_required: true },
  { identifier: 'email', type: 'email', is_required: true },
];

/**
 * Makes an account of one host in Berlin, open on weekdays from nine to five, with one event type of half an hour.
 * @public The tests of the server use it too.
 */
export async function makeAccount(store: Store, settings: AccountSettings = {}): Promise<TestAccount> {
  const { zone = 'Europe/Berlin', startOfWeek = 1, hours = weekdaysNineToFive } = settings;
  const account_id = await insert(store, 'accounts', { name: 'Test', created_at: longAgo });
  const user_id = await insert(store, 'users', {
    account_id,
    first_name: 'Grace',
    last_name: 'Hopper',
    email: 'grace@example.com',
    timezone: zone,
    start_of_week: startOfWeek,
    ...times,
  });
  await store.db
    .insertInto('handles')
    .values({ account_id, user_id, username: `grace-${account_id}` })
    .execute();
  const schedule = { name: 'Hours', timezone: zone, is_default: true, hours: JSON.stringify(hours) };
  const availabilityId = hours ? await insert(store, 'availabilities', { account_id, ...schedule, ...times }) : 0;
  const key = createApiKey();
  const keyRow = { hash: hashApiKey(key), account_id, user_id, last_four: key.slice(-4), created_at: longAgo };
  await store.db.insertInto('api_keys').values(keyRow).execute();

  async function eventType(columns: EventTypeSettings = {}, fields = nameAndEmail): Promise<number> {
    const row = { account_id, host_id: user_id, title: 'Call', slug: `call-${Math.random()}`, ...columns, ...times };
    const id = await insert(store, 'event_types', row);
    await sql`
      insert into event_type_places (account_id, event_type_id) values (${account_id}, ${id})
      on conflict do nothing`.execute(store.db);
    await makeFields(store, account_id, id, fields);
    return id;
  }

  const eventTypeId = await eventType(settings.eventType, settings.fields);
  return {
    key,
    accountId: account_id,
    userId: user_id,
    availabilityId,
    eventTypeId,
    eventType,
    updateEventType: async (columns) => {
      if (Object.keys(columns).length === 0) return;
      await store.db
        .updateTable('event_types')
        .set(columns)
        .where('account_id', '=', account_id)
        .where('id', '=', eventTypeId)
        .execute();
    },
  };
}

/**
 * Makes a team of users of one account.
 * @public The tests of the server use it too.
 */
export async function makeTeam(store: Store, members: readonly Member[], username: string): Promise<number> {
  const account_id = members[0]?.accountId ?? 0;
  const team_id = await insert(store, 'teams', { account_id, name: 'Team', ...times });
  await store.db.insertInto('handles').values({ account_id, team_id, username }).execute();
  const rows = members.map(({ userId: user_id }) => ({ account_id, team_id, user_id }));
  await store.db.insertInto('team_members').values(rows).execute();
  return team_id;
}

/**
 * Adds a user to an account, and a person who can sign in as that user. Returns the user's id.
 * @public
 */
export async function makeMember({ people }: Store, accountId: number, role: Role): Promise<number> {
  const now = asInstant(Date.parse(longAgo));
  const email = `${randomUUID()}@example.com`;
  const userId = await people.saveUser({ accountId, email, firstName: 'Member', lastName: '', usernames: [] }, now);
  const personId = await people.savePerson({ email, passwordHash: null }, now);
  if (personId === undefined) throw new Error('the address is taken');
  await people.saveMembership({ personId, accountId, userId, role }, now);
  return userId;
}

type MailedEvent = { readonly accountId: number; readonly eventId: string };

const sentAt = '2026-03-02T12:00:00Z';

/**
 * Stores an email to the invitee of an event, as booking does where mail is sent, and returns its id.
 * @public
 */
export async function makeMail({ db }: Store, { accountId, eventId }: MailedEvent): Promise<string> {
  const id = randomUUID();
  const delivery = {
    account_id: accountId,
    id,
    about_event: eventId,
    recipient: 'invitee',
    kind: 'event.created',
  } as const;
  await db
    .insertInto('deliveries')
    .values({ ...delivery, payload: '{}', status: 'succeeded', created_at: sentAt, updated_at: sentAt })
    .execute();
  return id;
}

type Member = Pick<TestAccount, 'accountId' | 'userId'>;

async function makeFields(
  store: Store,
  account_id: number,
  event_type_id: number,
  fields: readonly Partial<BookingFormField>[],
): Promise<void> {
  for (const [position, field] of fields.entries()) {
    const label = field.identifier;
    await insert(store, 'booking_form_fields', { account_id, event_type_id, position, label, ...field });
  }
}

type Table = 'accounts' | 'users' | 'teams' | 'availabilities' | 'event_types' | 'booking_form_fields';

async function insert(store: Store, table: Table, row: Readonly<Record<string, unknown>>): Promise<number> {
  // The database checks the columns, which is soon enough for a test.
  const values = row as Insertable<Record<string, unknown>> as never;
  const { id } = await store.db.insertInto(table).values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}
