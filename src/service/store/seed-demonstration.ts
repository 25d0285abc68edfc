import { type Kysely, sql, type Transaction } from 'kysely';
import { type Clock, systemClock } from '../../time/index.ts';
import { createApiKey, hashApiKey } from './api-key.ts';
import {
  introductoryCallForm,
  introductoryCallId,
  nineToFive,
  workingSessionForm,
  workingSessionId,
} from './demonstration.ts';
import { inUtc } from './instants.ts';
import type { Store } from './open-store.ts';
import type { Database } from './tables.ts';

export type SeedOptions = {
  /** A key for the account, of 24 characters or more. One is made at the first seeding unless given. */
  readonly apiKey?: string;
  /** @default systemClock */
  readonly clock?: Clock;
};

export type Demonstration = {
  /** The key in plain, only when it was made just now: it cannot be read again. */
  readonly apiKey: string | undefined;
  readonly eventTypeId: typeof introductoryCallId;
};

type Owner = { readonly account_id: number; readonly user_id: number };
type Timestamps = { readonly created_at: string; readonly updated_at: string };

/** Makes the demonstration account if there is none, and lets a given key in; starts at once do it once. */
export async function seedDemonstration({ db }: Store, options: SeedOptions = {}): Promise<Demonstration> {
  const { apiKey, clock = systemClock } = options;
  return db.transaction().execute(async function seed(open) {
    await sql`select pg_advisory_xact_lock(hashtext('sched-booking demonstration'))`.execute(open);
    const now = inUtc(clock());
    const times = { created_at: now, updated_at: now };
    const known = await findOwner(open);
    const owner = known ?? (await makeAccount(open, times));
    const key = apiKey ?? (known ? undefined : createApiKey());
    if (key !== undefined) await addKey(open, owner, key, now);
    return { apiKey: apiKey === undefined ? key : undefined, eventTypeId: introductoryCallId };
  });
}

async function findOwner(open: Kysely<Database>): Promise<Owner | undefined> {
  return open
    .selectFrom('accounts')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select(['accounts.id as account_id', 'users.id as user_id'])
    .where('is_demonstration', '=', true)
    .orderBy('users.id')
    .executeTakeFirst();
}

async function makeAccount(open: Transaction<Database>, times: Timestamps): Promise<Owner> {
  const account = await open
    .insertInto('accounts')
    .values({ name: 'Demonstration', is_demonstration: true, created_at: times.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await open
    .insertInto('users')
    .values({
      account_id: account.id,
      first_name: 'Demo',
      last_name: 'Host',
      username: 'demo',
      email: 'demo@example.com',
      timezone: 'Europe/Berlin',
      time_format: 24,
      start_of_week: 1,
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = { account_id: account.id, user_id: user.id };
  await makeSchedule(open, owner, times);
  await makeEventTypes(open, owner, times);
  await makeForms(open, owner);
  return owner;
}

async function makeSchedule(open: Transaction<Database>, { account_id }: Owner, times: Timestamps): Promise<void> {
  await open
    .insertInto('availabilities')
    .values({
      account_id,
      name: 'Working hours',
      timezone: 'Europe/Berlin',
      is_default: true,
      hours: JSON.stringify(nineToFive),
      ...times,
    })
    .execute();
}

async function makeEventTypes(open: Transaction<Database>, owner: Owner, times: Timestamps): Promise<void> {
  const common = {
    account_id: owner.account_id,
    host_id: owner.user_id,
    duration: 30,
    booking_frequency_limits: null,
    location: JSON.stringify({ type: 'video', value: 'https://meet.example.com/demo' }),
    ...times,
  };
  await open
    .insertInto('event_types')
    .values([
      {
        ...common,
        id: introductoryCallId,
        title: 'Introductory call',
        slug: 'introductory-call',
        description: 'A first conversation about what you need. Bring questions.',
      },
      {
        ...common,
        id: workingSessionId,
        title: 'Working session',
        slug: 'working-session',
        description: 'We sit down together and get it done.',
        durations: [15, 30, 60],
      },
    ])
    .execute();
}

async function makeForms(open: Transaction<Database>, { account_id }: Owner): Promise<void> {
  const forms = [
    { event_type_id: introductoryCallId, questions: introductoryCallForm },
    { event_type_id: workingSessionId, questions: workingSessionForm },
  ];
  const fields = forms.flatMap(({ event_type_id, questions }) =>
    questions.map((question, position) => ({
      ...question,
      options: [...(question.options ?? [])],
      account_id,
      event_type_id,
      position,
    })),
  );
  await open.insertInto('booking_form_fields').values(fields).execute();
}

/** A key that is known already, revoked or not, stays as it is. */
async function addKey(open: Transaction<Database>, owner: Owner, key: string, now: string): Promise<void> {
  await open
    .insertInto('api_keys')
    .values({ ...owner, hash: hashApiKey(key), last_four: key.slice(-4), created_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}
