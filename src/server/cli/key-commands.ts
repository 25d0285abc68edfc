import { type ApiKeySummary, issueKey, listKeys, revokeKey } from '../../service/index.ts';
import { formatInstant, type Instant } from '../../time/index.ts';
import { readId, type Task, WrongUse } from './command.ts';

export const createKeyCommand: Task = {
  name: 'key create',
  meaning: 'Makes an API key and prints it. It cannot be shown again.',
  operands: {},
  options: { account: { value: 'ID', meaning: 'The account it opens; may be left out when there is only one.' } },
  async run({ store, clock, option }) {
    const account = option('account');
    const issued = await issueKey(
      store,
      account === undefined ? {} : { accountId: readId('--account', account) },
      clock(),
    );
    if (issued) return `Key ${issued.id} of account ${issued.accountId}, shown this once:\n${issued.key}`;
    if (account !== undefined) throw new WrongUse(`There is no account ${account}.`);
    throw new WrongUse('Say which account with --account ID; there are several, or none.');
  },
};

export const listKeysCommand: Task = {
  name: 'key list',
  meaning: 'Lists all API keys: id, last four characters, account, when made, last used and revoked.',
  operands: {},
  options: {},
  async run({ store }) {
    const heads = ['ID', 'LAST', 'ACCOUNT', 'MADE', 'LAST USED', 'REVOKED'];
    return table([heads, ...(await listKeys(store)).map(cellsOf)]);
  },
};

export const revokeKeyCommand: Task = {
  name: 'key revoke',
  meaning: 'Revokes an API key, at once and for good.',
  operands: { ID: 'Its id, as in the list.', LAST: 'Its last four characters, so that no other is hit by a slip.' },
  options: {},
  async run({ store, clock, operand }) {
    const named = { id: readId('ID', operand('ID')), lastFour: operand('LAST') };
    if (await revokeKey(store, named, clock())) return `Key ${named.id} is revoked.`;
    throw new WrongUse(`There is no key ${named.id} in use that ends in ${named.lastFour}.`);
  },
};

function cellsOf(key: ApiKeySummary): string[] {
  const account = `${key.accountId} ${key.accountName}`;
  return [String(key.id), key.lastFour, account, ...[key.createdAt, key.lastUsedAt, key.revokedAt].map(timeOf)];
}

/** To the second, in UTC. */
function timeOf(instant: Instant | null): string {
  return instant === null ? '-' : `${formatInstant(instant, 0).slice(0, 19)}Z`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
