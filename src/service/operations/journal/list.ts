import type { JournalEntry, Page, Result } from '../../../contract/index.ts';
import { ok, refuseField } from '../../../contract/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { pageOf, sliceOf } from '../paging.ts';
import { journalKinds } from './change-of.ts';

/** Lists a page of the changes, newest first. */
export async function listJournal(
  { records }: Context,
  { caller, query }: Input<'listJournal'>,
): Promise<Result<Page<JournalEntry>>> {
  const { subject_kind: subjectKind, subject_id: subjectId } = query;
  if (subjectKind !== undefined && !journalKinds.includes(subjectKind)) {
    const kinds = journalKinds.map((kind) => JSON.stringify(kind)).join(', ');
    const sentence = `must be one of ${kinds}, found ${JSON.stringify(subjectKind)}`;
    return refuseField('subject_kind', sentence);
  }
  const search = { accountId: caller.accountId, subjectKind, subjectId, ...sliceOf(query) };
  return ok(pageOf(query, await records.listJournal(search)));
}
