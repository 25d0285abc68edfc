import { type EndpointName, endpoints, type Result } from '../../../contract/index.ts';
import type { JournalWrites, LockResult, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { changeOf, type OperationInput } from './change-of.ts';

/**
 * Runs an operation and records what it changed: in the transaction of its lock, if it takes one, otherwise afterward.
 * Does not record reads, refusals or operations that changed nothing.
 */
export async function recordOperation<Data>(
  context: Context,
  name: EndpointName,
  { input, run }: { readonly input: OperationInput; run(context: Context): Promise<Result<Data>> },
): Promise<Result<Data>> {
  if (isReading(name)) return run(context);
  const { records, clock } = context;
  let isRecorded = false;

  async function record(writes: JournalWrites, done: Success): Promise<void> {
    const entry = done.isUnchanged ? undefined : changeOf(name, input, done);
    if (entry) await writes.recordChange({ ...entry, now: clock() });
  }

  /** Records a success with the records of the lock, in the transaction that makes the change. */
  async function recording<Writes extends JournalWrites, Read extends readonly unknown[], Done>(
    lock: (work: (writes: Writes, ...read: Read) => Promise<Done>) => Promise<LockResult<Done>>,
    work: (writes: Writes, ...read: Read) => Promise<Done>,
  ): Promise<LockResult<Done>> {
    const locked = await lock(async (writes, ...read) => {
      const done = await work(writes, ...read);
      if (!isRecorded && isSuccess(done)) await record(writes, done);
      return done;
    });
    isRecorded ||= locked.kind === 'done' && isSuccess(locked.result);
    return locked;
  }

  const recorded: Records = {
    ...records,
    withAccountLocked: (accountId, work) => recording((inner) => records.withAccountLocked(accountId, inner), work),
    withHostsLocked: (hosts, work) => recording((inner) => records.withHostsLocked(hosts, inner), work),
    withHostsLockedAndRead: (hosts, { read, work }) =>
      recording((inner) => records.withHostsLockedAndRead(hosts, { read, work: inner }), work),
  };
  const result = await run({ ...context, records: recorded });
  if (result.ok && !isRecorded) await record(records, result);
  return result;
}

/** Operations with POST that only read, or send without changing anything. */
export const readings: readonly EndpointName[] = ['readCalendar', 'testWebhook', 'testMail'];

function isReading(name: EndpointName): boolean {
  return endpoints[name].method === 'GET' || readings.includes(name);
}

type Success = Extract<Result<unknown>, { readonly ok: true }>;

function isSuccess(done: unknown): done is Success {
  return typeof done === 'object' && done !== null && 'ok' in done && done.ok === true;
}
