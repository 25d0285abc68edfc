import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

type Trace = { readonly trace: string };

const underWay = new AsyncLocalStorage<Trace>();

/** Tells the requests of several processes apart in one log. */
const ofProcess = randomBytes(4).toString('base64url');
let count = 0;

/**
 * Answers a request under a name of its own, which every line has that is logged meanwhile. Of a booking by a page the
 * gateway and the service behind it each have a request id, and who looks into one wants to find the other.
 */
export function traced<Result>(answer: () => Promise<Result>): Promise<Result> {
  count += 1;
  return underWay.run({ trace: `${ofProcess}-${count.toString(36)}` }, answer);
}

/** Returns the name of the request that is being answered, to be logged. */
export function traceUnderWay(): Trace | object {
  return underWay.getStore() ?? {};
}
