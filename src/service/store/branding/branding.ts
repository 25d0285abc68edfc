import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Branding } from '../../../contract/index.ts';
import { asInstant, formatInstant } from '../../../time/index.ts';
import type { AccountRecords, Picture } from '../../records/index.ts';
import { inUtc, nextVersion } from '../postgres/index.ts';
import type { Database, HasDatabase } from '../tables/index.ts';

/** The branding before the first change, with a version so that the second of two first changes is refused. */
const none: Branding = {
  name: '',
  color: null,
  logo: null,
  is_listed: false,
  updated_at: formatInstant(asInstant(0), 0),
};

export function createBranding(db: Kysely<Database>): Pick<AccountRecords, 'findBranding' | 'updateBranding'> {
  return {
    findBranding: (accountId) => findBranding(db, accountId),

    async updateBranding({ accountId, content: { name, color, is_listed }, logo, now }) {
      const row = { name, color, is_listed, ...(logo !== undefined && columnsOf(logo)) };
      await db
        .insertInto('branding')
        .values({ account_id: accountId, ...row, updated_at: inUtc(now) })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ ...row, updated_at: nextVersion(now, 'branding.updated_at') }),
        )
        .execute();
      return findBranding(db, accountId);
    },
  };
}

/** Finds the branding of an account, without the picture itself. */
export async function findBranding(db: Kysely<Database>, accountId: number): Promise<Branding> {
  const row = await db
    .selectFrom('branding')
    .select(['name', 'color', 'is_listed', 'logo_type', 'logo_digest', 'updated_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return none;
  const { name, color, is_listed, logo_type: type, logo_digest: digest } = row;
  const logo = type === null || digest === null ? null : `/logos/${accountId}/${digest}.${extensions[type]}`;
  return { name, color, logo, is_listed, updated_at: formatInstant(row.updated_at, 0) };
}

/** Finds the logo at a path; undefined once another has replaced it. */
export async function findLogo(
  { db }: HasDatabase,
  { accountId, digest }: { readonly accountId: number; readonly digest: string },
): Promise<Picture | undefined> {
  const row = await db
    .selectFrom('branding')
    .select(['logo', 'logo_type'])
    .where('account_id', '=', accountId)
    .where('logo_digest', '=', digest)
    .executeTakeFirst();
  return row?.logo && row.logo_type ? { type: row.logo_type, bytes: row.logo } : undefined;
}

const extensions: Readonly<Record<Picture['type'], string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** The path of a logo changes with its content, so that browsers may cache it forever. */
const digestLength = 32;

function columnsOf(logo: Picture | null) {
  if (!logo) return { logo: null, logo_type: null, logo_digest: null };
  const digest = createHash('sha256').update(logo.bytes).digest('hex').slice(0, digestLength);
  return { logo: logo.bytes, logo_type: logo.type, logo_digest: digest };
}
