import { type EndpointName, endpoints, type Result } from '../../../contract/index.ts';
import type { JournalWrites, LockResult, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { changeOf, type OperationInput } from './change-of.ts';

/**
 * Runs an operation and records what it changed: in the transaction of its lock, if it takes one, otherwise afterward.
 * Does not record reads, refusals or operations that changed nothing.
 */
export async function noteOperation<Data>(
  context: Context,
  name: EndpointName,
  { input, run }: { readonly input: OperationInput; run(context: Context): Promise<Result<Data>> },
): Promise<Result<Data>> {
  if (isReading(name)) return run(context);
  const { records, clock } = context;
  let isNoted = false;

  async function note(writes: JournalWrites, done: Success): Promise<void> {
    const entry = done.isUnchanged ? undefined : changeOf(name, input, done);
    if (entry) await writes.noteChange({ ...entry, now: clock() });
  }

  /** Records a success with the records of the lock, in the transaction that makes the change. */
  async function noting<Writes extends JournalWrites, Read extends readonly unknown[], Done>(
    lock: (work: (writes: Writes, ...read: Read) => Promise<Done>) => Promise<LockResult<Done>>,
    work: (writes: Writes, ...read: Read) => Promise<Done>,
  ): Promise<LockResult<Done>> {
    const locked = await lock(async (writes, ...read) => {
      const done = await work(writes, ...read);
      if (!isNoted && isSuccess(done)) await note(writes, done);
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
  if (result.ok && !isNoted) await note(records, result);
  return result;
}

/** Operations with POST that only read, or send without changing anything. */
export const readings: readonly EndpointName[] = ['readCalendar', 'testWebhook'];

function isReading(name: EndpointName): boolean {
  return endpoints[name].method === 'GET' || readings.includes(name);
}

type Success = Extract<Result<unknown>, { readonly ok: true }>;

function isSuccess(done: unknown): done is Success {
  return typeof done === 'object' && done !== null && 'ok' in done && done.ok === true;
}
