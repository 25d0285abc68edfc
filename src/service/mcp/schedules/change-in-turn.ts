import { type Result, refuse } from '../../../contract/index.ts';
import { createQueue, whenFull } from '../../concurrency/index.ts';
import type { Session } from '../session.ts';

/** A model may send several changes at the same time. Waits less than a tool may take. */
const runInQueue = createQueue({ concurrency: 1, maxWaiting: 32, timeoutMillis: 20_000, stallMillis: 20_000 });

const retryAfterSeconds = 2;
const maxAttempts = 3;

/**
 * Makes a change that depends on the current schedule. Without a queue, the second of two changes sent at once would
 * undo the first. A change by another process or by a person shows in the version, and then the schedule is read again.
 * Changes by this process wait for each other, so that many sent at once need no more attempts than one.
 */
export async function changeInTurn<Data>(
  { caller }: Session,
  change: () => Promise<Result<Data>>,
): Promise<Result<Data>> {
  const result = runInQueue({ key: caller.accountId }, () => repeatWhileOutdated(change));
  return whenFull(result, () => refuse({ code: 'unavailable', retryAfterSeconds }));
}

async function repeatWhileOutdated<Data>(change: () => Promise<Result<Data>>): Promise<Result<Data>> {
  let result = await change();
  for (let attempt = 1; attempt < maxAttempts && isOutdated(result); attempt += 1) result = await change();
  return isOutdated(result) ? refuse({ code: 'unavailable', retryAfterSeconds }) : result;
}

function isOutdated(result: Result<unknown>): boolean {
  return !result.ok && result.problem.code === 'changed_meanwhile';
}
