import { addMinutes } from '../../../../time/index.ts';
import type { Records } from '../../../records/index.ts';
import { checkDeletions, type DeletionChecker, type DeletionSearch } from './check-deletions.ts';

export type EntryChecker = DeletionChecker & { readonly records: Pick<Records, 'recordMovedEntries'> };

/** How long a server may take to list an entry after it was written. */
const settledMinutes = 1;

/** Records what a host has done in their calendars with the entries of our events: which they have deleted or moved. */
export async function checkEntries(
  checker: EntryChecker,
  { source, now, signal }: Omit<DeletionSearch, 'writtenBefore'>,
): Promise<void> {
  const { accountId, userId } = source;
  const writtenBefore = addMinutes(now, -settledMinutes);
  await checkDeletions(checker, { source, writtenBefore, now, signal });
  await checker.records.recordMovedEntries({ accountId, userId, settledMinutes, now });
}
