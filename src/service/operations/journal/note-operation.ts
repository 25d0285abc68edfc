import { type EndpointName, endpoints, type Result } from '../../../contract/index.ts';
import { parseInstant } from '../../../time/index.ts';
import type { JournalWrites, LockResult, NewJournalEntry, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { changeOf, type OperationInput } from './change-of.ts';

/**
 * Runs an operation and records what it changed: in the transaction of its lock, if it takes one, otherwise afterward.
 * Does not record reads, refusals and operations that changed nothing.
 */
export async function noteOperation<Data>(
  context: Context,
  name: EndpointName,
  { input, run }: { readonly input: OperationInput; run(context: Context): Promise<Result<Data>> },
): Promise<Result<Data>> {
  if (isReading(name) || notedByThemselves.includes(name)) return run(context);
  const { records, clock } = context;
  const startedAt = clock();
  let isNoted = false;

  async function note(writes: JournalWrites, data: unknown): Promise<void> {
    const entry = changedSince(data, startedAt) ? changeOf(name, input, data) : undefined;
    if (entry) await writes.noteChange({ ...entry, now: clock() });
  }

  /** Records a success with the records of the lock, in the transaction that makes the change. */
  async function noting<Writes extends JournalWrites, Read extends readonly unknown[], Done>(
    lock: (work: (writes: Writes, ...read: Read) => Promise<Done>) => Promise<LockResult<Done>>,
    work: (writes: Writes, ...read: Read) => Promise<Done>,
  ): Promise<LockResult<Done>> {
    const locked = await lock(async (writes, ...read) => {
      const done = await work(writes, ...read);
      if (!isNoted && isSuccess(done)) await note(writes, done.data);
      return done;
    });
    isNoted ||= locked.kind === 'done' && isSuccess(locked.result);
    return locked;
  }

  const noted: Records = {
    ...records,
    withAccountLocked: (accountId, work) => noting((inner) => records.withAccountLocked(accountId, inner), work),
    withHostsLocked: (hosts, work) => noting((inner) => records.withHostsLocked(hosts, inner), work),
    withHostsLockedAndRead: (hosts, { read, work }) =>
      noting((inner) => records.withHostsLockedAndRead(hosts, { read, work: inner }), work),
  };
  const result = await run({ ...context, records: noted });
  if (result.ok && !isNoted) await note(records, result.data);
  return result;
}

/** Operations with POST that only read, or send without changing anything. */
export const readings: readonly EndpointName[] = ['readCalendar', 'testWebhook'];

/** Operations that change something other than what they return, whose `updated_at` says nothing about it. */
const notedByThemselves: readonly EndpointName[] = ['restoreEventEntry'];

function isReading(name: EndpointName): boolean {
  return endpoints[name].method === 'GET' || readings.includes(name);
}

function isSuccess(done: unknown): done is { readonly ok: true; readonly data: unknown } {
  return typeof done === 'object' && done !== null && 'ok' in done && done.ok === true;
}

/** A resource whose `updated_at` is older than the operation was not changed by it. */
function changedSince(data: unknown, startedAt: NewJournalEntry['now']): boolean {
  if (typeof data !== 'object' || data === null || !('updated_at' in data)) return true;
  const updatedAt = parseInstant(String(data.updated_at));
  return updatedAt === undefined || updatedAt >= startedAt;
}
