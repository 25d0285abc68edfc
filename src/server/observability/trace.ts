import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

type Trace = { readonly trace: string };

const currentTrace = new AsyncLocalStorage<Trace>();

/** Distinguishes the requests of several processes in one log. */
const processPrefix = randomBytes(4).toString('base64url');
let count = 0;

/**
 * Responds to a request under a trace id, which every line logged in the meantime has. When a page books, the gateway
 * and the service behind it each have a request id, and an operator who looks at one needs to find the other.
 */
export function trace<Result>(respond: () => Promise<Result>): Promise<Result> {
  count += 1;
  return currentTrace.run({ trace: `${processPrefix}-${count.toString(36)}` }, respond);
}

/**
 * Returns the trace id of the request under way, for the log. Returns a new object each time: pino adds the fields of
 * the line to it, and the next line of the request would repeat them.
 */
export function traceUnderWay(): Partial<Trace> {
  return { ...currentTrace.getStore() };
}
