import { type EndpointName, type Result, refuse } from '../../contract/index.ts';
import { createQueue, createSharedWork, createSteps, QueueFullError } from '../concurrency/index.ts';
import type { Caller, Records } from '../records/index.ts';

/** What keeps long computations of one account from making everybody else wait. */
export type Computations = {
  /**
   * Computes when the account's earlier computations leave room; refuses when that takes too long. Whoever puts the same
   * question to the same records meanwhile shares the computation.
   */
  run<Data>(question: Question, compute: () => Promise<Result<Data>>): Promise<Result<Data>>;
  /** Waits until it is time for the next step of a computation: in between, whatever else arrived is answered. */
  nextStep(): Promise<void>;
};

/** What is to be computed: everything the result depends on, but for the time and what the records hold. */
type Question = {
  readonly operation: EndpointName;
  readonly records: Records;
  readonly input: { readonly caller: Caller; readonly params: unknown; readonly query: unknown };
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
  const share = createSharedWork(createQueue({ concurrency, maxWaiting, timeoutMillis, stallMillis }));
  /** Records of a transaction see what others do not see yet. */
  const numbers = createNumbers();
  return {
    async run({ operation, records, input }, compute) {
      const name = JSON.stringify([operation, numbers(records), input]);
      const turn = { key: input.caller.accountId };
      try {
        return await share({ name, turn, prepare: () => undefined, work: compute }).result;
      } catch (error) {
        if (error instanceof QueueFullError) return refuse({ code: 'unavailable', retryAfterSeconds });
        throw error;
      }
    },
    nextStep: createSteps(),
  };
}

/** Numbers objects in the order in which they are first seen, for as long as there are any. */
function createNumbers(): (object: object) => number {
  const known = new WeakMap<object, number>();
  let last = 0;
  return function numberOf(object) {
    const number = known.get(object) ?? ++last;
    known.set(object, number);
    return number;
  };
}
