import { addMinutes, addMonthsInUtc, type Clock, dayMinutes, type Instant } from '../../time/index.ts';
import { createPolling } from '../concurrency/index.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import type { ErasingAccount, ErasureRecords } from '../records/index.ts';

export type RetentionOptions = {
  readonly records: ErasureRecords;
  readonly clock: Clock;
  readonly log: Log;
  /** Called after contacts of an account were erased. */
  readonly onErased?: ((report: ErasureReport) => void) | undefined;
  /** How often to take the next accounts while there is more to erase, in milliseconds. @default 1000 */
  readonly pollMillis?: number;
};

/** How many contacts of an account were erased at once. */
export type ErasureReport = { readonly accountId: number; readonly contacts: number };

/** Erases invitees' data when it is due. Any number of processes may do so on one database. */
export type Retention = {
  /** Starts to look for contacts to erase from time to time. */
  start(): void;
  /** Erases no more contacts, and waits for the one under way. */
  stop(): Promise<void>;
  /** Erases some of the contacts that are due now. Returns whether there may be more. */
  runDue(): Promise<boolean>;
};

/** How long to rest once nothing is due in any account. */
const restMinutes = 60;
const accountsAtOnce = 10;
/** Contacts of one account: those to look at, and those to erase. */
const lookedAtOnce = 200;
const erasedAtOnce = 20;

/** Creates what erases contacts. It keeps no state except the account whose turn is next. */
export function createRetention(options: RetentionOptions): Retention {
  const { records, clock, log, pollMillis = 1000 } = options;
  let lastAccountId = 0;
  let hasMore = false;
  let restsUntil: Instant | undefined;
  let isStopped = false;

  async function work(): Promise<void> {
    const now = clock();
    if (restsUntil !== undefined && now < restsUntil) return;
    restsUntil = undefined;
    if (!(await runDue())) restsUntil = addMinutes(now, restMinutes);
  }

  async function runDue(): Promise<boolean> {
    const accounts = await records.listErasingAccounts({ after: lastAccountId, limit: accountsAtOnce });
    for (const account of accounts) {
      lastAccountId = account.accountId;
      if (await eraseInAccount(options, account, () => isStopped)) hasMore = true;
    }
    if (accounts.length === accountsAtOnce) return true;
    const isUnfinished = hasMore;
    [lastAccountId, hasMore] = [0, false];
    return isUnfinished;
  }

  const polling = createPolling(work, { pollMillis, log, failureMessage: 'Inactive contacts cannot be read.' });
  return {
    start: polling.now,
    async stop() {
      isStopped = true;
      await polling.stop();
    },
    runDue,
  };
}

/** Erases some contacts of an account that are due. Returns whether there may be more. */
async function eraseInAccount(
  { records, clock, log, onErased }: RetentionOptions,
  { accountId, months }: ErasingAccount,
  isStopped: () => boolean,
): Promise<boolean> {
  if (isStopped()) return false;
  const now = clock();
  const inactiveSince = addMonthsInUtc(now, -months);
  const { ids, isFull } = await records.findInactiveContacts({ accountId, inactiveSince, limit: lookedAtOnce, now });
  let contacts = 0;
  for (const id of ids.slice(0, erasedAtOnce)) {
    if (isStopped()) break;
    const isErased = await records.eraseInactiveContact({ accountId, id, now }).catch((error) => {
      log.error({ error: describeError(error), contact: id }, 'The data of an invitee could not be erased.');
      return false;
    });
    if (isErased) contacts += 1;
    // The others must not wait for one that cannot be erased now.
    else await records.postponeErasure({ accountId, id, inactiveSince: addMinutes(inactiveSince, dayMinutes) });
  }
  if (contacts > 0) onErased?.({ accountId, contacts });
  return isFull || ids.length > erasedAtOnce;
}
