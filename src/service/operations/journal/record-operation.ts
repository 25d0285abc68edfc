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

  async function record(writes: JournalWrites, success: Success): Promise<void> {
    const entry = success.isUnchanged ? undefined : changeOf(name, input, success);
    if (entry) await writes.recordChange({ ...entry, now: clock() });
  }

  /** Records a success with the records of the lock, in the transaction that makes the change. */
  async function recording<Writes extends JournalWrites, Values extends readonly unknown[], Outcome>(
    lock: (work: (writes: Writes, ...values: Values) => Promise<Outcome>) => Promise<LockResult<Outcome>>,
    work: (writes: Writes, ...values: Values) => Promise<Outcome>,
  ): Promise<LockResult<Outcome>> {
    const lockResult = await lock(async (writes, ...values) => {
      const outcome = await work(writes, ...values);
      if (!isRecorded && isSuccess(outcome)) await record(writes, outcome);
      return outcome;
    });
    isRecorded ||= lockResult.kind === 'done' && isSuccess(lockResult.result);
    return lockResult;
  }

  const recordingRecords: Records = {
    ...records,
    withAccountLocked: (accountId, work) => recording((inner) => records.withAccountLocked(accountId, inner), work),
    withHostsLocked: (hosts, work) => recording((inner) => records.withHostsLocked(hosts, inner), work),
    withHostsLockedAndRead: (hosts, { read, work }) =>
      recording((inner) => records.withHostsLockedAndRead(hosts, { read, work: inner }), work),
  };
  const result = await run({ ...context, records: recordingRecords });
  if (result.ok && !isRecorded) await record(records, result);
  return result;
}

/** Operations with POST that only read, or send without changing anything. */
export const readings: readonly EndpointName[] = ['readCalendar', 'testWebhook', 'testMail'];

function isReading(name: EndpointName): boolean {
  return endpoints[name].method === 'GET' || readings.includes(name);
}

type Success = Extract<Result<unknown>, { readonly ok: true }>;

function isSuccess(outcome: unknown): outcome is Success {
  return typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === true;
}
