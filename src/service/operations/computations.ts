import { type EndpointName, type Result, refuse } from '../../contract/index.ts';
import { createCoalescer, createQueue, createSteps, whenFull } from '../concurrency/index.ts';
import type { Caller, Records } from '../records/index.ts';

/** Keeps long computations of one account from delaying everyone else. */
export type Computations = {
  /**
   * Computes when the account's earlier computations leave room. Refuses if that takes too long. Callers with the same
   * question to the same records share one computation.
   */
  run<Data>(question: Question, compute: () => Promise<Result<Data>>): Promise<Result<Data>>;
  /** Waits until the next step of a computation may run, so that requests that arrived in between are served. */
  nextStep(): Promise<void>;
};

/** The question: everything the result depends on, except the time and the records. */
type Question = {
  readonly operation: EndpointName;
  readonly records: Records;
  readonly input: { readonly caller: Caller; readonly params: unknown; readonly query: unknown };
};

/** The computations of an account under way. Each holds at most one result, so this limits their memory too. */
const concurrency = 2;
/** More requests than one key may send in a minute. */
const maxWaiting = 100;
const timeoutMillis = 5000;
/**
 * Together with the time limit of the database, this gives every request a response within twelve seconds, even if the
 * database hangs.
 */
const stallMillis = 2500;
const retryAfterSeconds = 2;

/** Creates what the computations of one process share. */
export function createComputations(): Computations {
  const share = createCoalescer(createQueue({ concurrency, maxWaiting, timeoutMillis, stallMillis }));
  /** Records of a transaction see what others cannot see yet. */
  const numbers = createNumbers();
  return {
    run({ operation, records, input }, compute) {
      const name = JSON.stringify([operation, numbers(records), input]);
      const turn = { key: input.caller.accountId };
      const { result } = share({ name, turn, prepare: () => undefined, work: compute });
      return whenFull(result, () => refuse({ code: 'unavailable', retryAfterSeconds }));
    },
    nextStep: createSteps(),
  };
}

/** Numbers objects in the order in which they are first seen, for as long as there are any. */
function createNumbers(): (object: object) => number {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  return function numberOf(object) {
    const number = numbers.get(object) ?? ++last;
    numbers.set(object, number);
    return number;
  };
}
