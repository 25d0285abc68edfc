import { type Scope, scopes } from '../../../contract/index.ts';
import { type ApiKeySummary, issueKey, listKeys, revokeKey } from '../../../service/index.ts';
import { timeOf, writeTable } from '../columns.ts';
import { readId, type Task, UsageError } from '../command.ts';
import { noAccount } from './account-commands.ts';
import { recordCommand } from './record-command.ts';

export const createKeyCommand: Task = {
  name: 'key create',
  meaning: 'Create an API key and print it. It cannot be shown again.',
  operands: {},
  options: {
    account: { value: 'ID', meaning: 'The account of the key. Optional if there is only one account.' },
    scopes: {
      value: 'LIST',
      meaning:
        'What the key may do, separated by commas: read, book (events), settings (everything else). Default: all.',
    },
  },
  async run(context) {
    const { store, clock, option } = context;
    const [account, scopeList] = [option('account'), option('scopes')];
    const issuedKey = await issueKey(
      store,
      {
        ...(account !== undefined && { accountId: readId('--account', account) }),
        ...(scopeList !== undefined && { scopes: readScopes(scopeList) }),
      },
      clock(),
    );
    if (issuedKey) {
      const { id, accountId } = issuedKey;
      await recordCommand(context, { accountId, operation: 'createApiKey', subject: { kind: 'API key', id } });
      const note = scopeList === undefined || readScopes(scopeList).includes('read') ? '' : ` ${withoutRead}`;
      return `Created API key ${issuedKey.id} of account ${issuedKey.accountId}.${note} It is shown only once:\n${issuedKey.key}`;
    }
    if (account !== undefined) throw noAccount(readId('--account', account));
    throw new UsageError('Choose an account with --account ID. "account list" shows the ids.');
  },
};

/** A program that only books over `/v1` does not need `read`; an agent reads before it acts. */
const withoutRead = 'It lacks the scope "read", so AI agents get no tools with it at /mcp.';

export const listKeysCommand: Task = {
  name: 'key list',
  meaning:
    'List all API keys: id, last four characters, account, scopes, and when each was created, last used and revoked.',
  operands: {},
  options: {},
  async run({ store }) {
    const headings = ['ID', 'LAST', 'ACCOUNT', 'SCOPES', 'CREATED', 'LAST USED', 'REVOKED'];
    return writeTable([headings, ...(await listKeys(store)).map(cellsOf)]);
  },
};

export const revokeKeyCommand: Task = {
  name: 'key revoke',
  meaning: 'Revoke an API key immediately and permanently.',
  operands: {
    ID: 'The id of the key, as "key list" shows it.',
    LAST: 'The last four characters of the key, so that you do not revoke another by mistake.',
  },
  options: {},
  async run(context) {
    const { store, clock, operand } = context;
    const reference = { id: readId('ID', operand('ID')), lastFour: operand('LAST') };
    const key = (await listKeys(store)).find(({ id }) => id === reference.id);
    if (key && (await revokeKey(store, reference, clock()))) {
      const { id, accountId } = key;
      await recordCommand(context, { accountId, operation: 'revokeApiKey', subject: { kind: 'API key', id } });
      return `Revoked API key ${id}.`;
    }
    throw new UsageError(
      `There is no active API key ${reference.id} that ends in ${reference.lastFour}. "key list" shows both.`,
    );
  },
};

/** Reads scopes with commas between them, and lists each once. */
function readScopes(text: string): Scope[] {
  const words = text.split(',').map((word) => word.trim());
  if (!words.every(isScope)) {
    throw new UsageError(`--scopes must be a list of ${scopes.join(', ')}, found "${text}".`);
  }
  return scopes.filter((scope) => words.includes(scope));
}

function isScope(word: string): word is Scope {
  return scopes.some((scope) => scope === word);
}

function cellsOf(key: ApiKeySummary): string[] {
  const account = `${key.accountId} ${key.accountName}`;
  const scopes = key.scopes.join(',');
  return [String(key.id), key.lastFour, account, scopes, ...[key.createdAt, key.lastUsedAt, key.revokedAt].map(timeOf)];
}
