import { type Kysely, sql, type Transaction } from 'kysely';
import { type Clock, systemClock } from '../../../time/index.ts';
import { defaultHours } from '../../defaults/index.ts';
import { saveEventTypePlace } from '../event-types/index.ts';
import { admitConfiguredKey, type ConfiguredKey, createApiKey, hashApiKey } from '../keys/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database, HasDatabase } from '../tables/index.ts';
import { eventTypes, host, location, team } from './demonstration.ts';

export type SeedOptions = {
  /**
   * A key for the account that a setting names, 24 characters or longer. The previous key of the setting is revoked.
   * @default a key is created at the first seeding
   */
  readonly apiKey?: string;
  /** @default systemClock */
  readonly clock?: Clock;
};

export type Demonstration = {
  /** The key in plain text, only if it was just created: it cannot be read again. */
  readonly apiKey: string | undefined;
  /** The state of a configured key. */
  readonly configuredKey: ConfiguredKey | undefined;
};

type Owner = { readonly account_id: number; readonly user_id: number };
type Timestamps = { readonly created_at: string; readonly updated_at: string };
type RowDefaults = { readonly owner: Owner; readonly times: Timestamps };

/**
 * Creates the demonstration account if it does not exist, and accepts a configured key. Concurrent starts do it once.
 */
export async function seedDemonstration({ db }: HasDatabase, options: SeedOptions = {}): Promise<Demonstration> {
  const { apiKey, clock = systemClock } = options;
  return db.transaction().execute(async function seed(trx) {
    await sql`select pg_advisory_xact_lock(hashtext('sched-booking demonstration'))`.execute(trx);
    const now = inUtc(clock());
    const times = { created_at: now, updated_at: now };
    const currentOwner = await findOwner(trx);
    const owner = currentOwner ?? (await makeAccount(trx, times));
    if (apiKey !== undefined) {
      return { apiKey: undefined, configuredKey: await admitConfiguredKey(trx, { ...owner, key: apiKey, now }) };
    }
    return { apiKey: currentOwner ? undefined : await makeKey(trx, { ...owner, now }), configuredKey: undefined };
  });
}

/**
 * Looks for the account first: a lookup of the user alone would search all accounts. A key acts as its user, so a user
 * who was removed gets none.
 */
async function findOwner(trx: Kysely<Database>): Promise<Owner | undefined> {
  const accounts = trx.selectFrom('accounts').select('id').where('is_demonstration', '=', true);
  const account = await accounts.executeTakeFirst();
  if (!account) return undefined;
  return trx
    .selectFrom('users')
    .select(['account_id', 'id as user_id'])
    .where('account_id', '=', account.id)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
}

async function makeAccount(trx: Transaction<Database>, times: Timestamps): Promise<Owner> {
  const account = await trx
    .insertInto('accounts')
    .values({ name: 'Demonstration', is_demonstration: true, created_at: times.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { username, ...columns } = host;
  const user = await trx
    .insertInto('users')
    .values({ ...columns, account_id: account.id, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = { account_id: account.id, user_id: user.id };
  await trx
    .insertInto('handles')
    .values({ ...owner, username })
    .execute();
  await makeTeam(trx, { owner, times });
  await makeSchedule(trx, { owner, times });
  await makeEventTypes(trx, { owner, times });
  return owner;
}

async function makeTeam(trx: Transaction<Database>, { owner, times }: RowDefaults): Promise<void> {
  const { account_id } = owner;
  const { username, ...columns } = team;
  const { id: team_id } = await trx
    .insertInto('teams')
    .values({ ...columns, account_id, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('handles').values({ account_id, team_id, username }).execute();
  await trx
    .insertInto('team_members')
    .values({ ...owner, team_id })
    .execute();
}

async function makeSchedule(trx: Transaction<Database>, { owner: { account_id }, times }: RowDefaults): Promise<void> {
  const hours = JSON.stringify(defaultHours);
  const { timezone } = host;
  await trx
    .insertInto('availabilities')
    .values({ account_id, name: 'Working hours', timezone, is_default: true, hours, ...times })
    .execute();
}

async function makeEventTypes(trx: Transaction<Database>, { owner, times }: RowDefaults): Promise<void> {
  const { account_id, user_id: host_id } = owner;
  for (const { form, ...eventType } of eventTypes) {
    await trx
      .insertInto('event_types')
      .values({ ...eventType, account_id, host_id, location: JSON.stringify(location), ...times })
      .execute();
    await saveEventTypePlace(trx, { accountId: account_id, eventTypeId: eventType.id });
    const fields = form.map((question, position) => ({
      ...question,
      account_id,
      event_type_id: eventType.id,
      position,
    }));
    await trx.insertInto('booking_form_fields').values(fields).execute();
  }
}

async function makeKey(trx: Transaction<Database>, { now, ...owner }: Owner & { now: string }): Promise<string> {
  const key = createApiKey();
  await trx
    .insertInto('api_keys')
    .values({ ...owner, hash: hashApiKey(key), last_four: key.slice(-4), created_at: now })
    .execute();
  return key;
}
