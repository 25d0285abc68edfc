import { type Kysely, sql } from 'kysely';
import type { UnavailableUsername } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';
import { latinLookalikeOf } from './latin-lookalike.ts';

/** The owner of a username: a user or a team. */
type Owner = { readonly accountId: number; readonly kind: 'user' | 'team'; readonly id: number };

/** How many former usernames a user or a team keeps. Without a limit, one account could take all names. */
const maxFormerUsernames = 10;

/**
 * Gives a user or a team another username. The current one stays with them: links and pages that use it still work.
 * If that is impossible, returns why and changes nothing.
 */
export async function changeUsername(
  trx: Kysely<Database>,
  { accountId, kind, id, username }: Owner & { readonly username: string },
): Promise<UnavailableUsername | undefined> {
  // Otherwise, two concurrent changes would both replace the same username.
  await sql`select from accounts where id = ${accountId} for no key update`.execute(trx);
  const [current, former] = [`${kind}_id`, `former_${kind}_id`] as const;
  const handles = () => trx.updateTable('handles').where('account_id', '=', accountId);
  const isSame = sql<boolean>`lower(username) = lower(${username})`;
  const update = await handles().set({ username }).where(current, '=', id).where(isSame).executeTakeFirst();
  if (update.numUpdatedRows > 0n) return undefined;
  const had = await trx
    .selectFrom('handles')
    .select(['username', isSame.as('is_wanted')])
    .where('account_id', '=', accountId)
    .where(former, '=', id)
    .execute();
  const own = had.find(({ is_wanted: isWanted }) => isWanted);
  if (!own) {
    if (had.length >= maxFormerUsernames) return 'changed_too_often';
    if (kind === 'user' && (await looksLikeAnother(trx, { accountId, username }))) return 'taken';
    const insertion = trx.insertInto('handles').values({ account_id: accountId, username, [former]: id });
    const result = await insertion.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    if (!result.numInsertedOrUpdatedRows) return 'taken';
  }
  await handles()
    .set({ [current]: null, [former]: id })
    .where(current, '=', id)
    .execute();
  await handles()
    .set({ username, [current]: id, [former]: null })
    .where('username', '=', own?.username ?? username)
    .execute();
  return undefined;
}

type UsernameChange = { readonly accountId: number; readonly username: string };

/**
 * Returns whether a username could pass for that of another account: Cyrillic `асе` for the Latin one, or `νικος` for
 * `ΝΙΚΟΣ`, which the database writes in lower case without the final sigma.
 */
async function looksLikeAnother(trx: Kysely<Database>, { accountId, username }: UsernameChange): Promise<boolean> {
  const lower = username.toLowerCase();
  const alike = [latinLookalikeOf(username), lower, lower.replaceAll('ς', 'σ')];
  const handles = trx.selectFrom('handles').select('account_id').where('account_id', '<>', accountId);
  const handle = await handles.where(sql`lower(username)`, 'in', alike).limit(1).executeTakeFirst();
  return handle !== undefined;
}
