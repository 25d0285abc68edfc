import { type Result, refuse } from '../../contract/index.ts';
import { createQueue, QueueFullError } from '../queue.ts';

/** What keeps long computations of one account from making everybody else wait. */
export type Computations = {
  /** Computes when the account's earlier computations leave room; refuses when that takes too long. */
  run<Data>(accountId: number, compute: () => Promise<Result<Data>>): Promise<Result<Data>>;
  /** Waits until it is time for the next step of a computation: in between, whatever else arrived is answered. */
  nextStep(): Promise<void>;
};

/** An account's computations under way. Each holds one answer at the most, so this bounds their memory too. */
const concurrency = 2;
/** More than one key may send in a minute. */
const maxWaiting = 100;
const timeoutMillis = 5000;
/** With what the database may take then, a request is answered within twelve seconds, database hung or not. */
const stallMillis = 2500;
const retryAfterSeconds = 2;

/** Creates what the computations of one process share. */
export function createComputations(): Computations {
  const queue = createQueue({ concurrency, maxWaiting, timeoutMillis, stallMillis });
  return {
    async run(accountId, compute) {
      try {
        return await queue({ key: accountId }, compute);
      } catch (error) {
        if (error instanceof QueueFullError) return refuse({ code: 'unavailable', retryAfterSeconds });
        throw error;
      }
    },
    nextStep: createSteps(),
  };
}

/**
 * One step in each round of the event loop, whosever it is: many computations at once take longer themselves, and keep
 * a request that needs none waiting no longer than one does.
 */
function createSteps(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function beginNext(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(beginNext);
  }

  return function nextStep() {
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(beginNext);
    });
  };
}
