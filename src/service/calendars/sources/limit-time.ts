import type { Requester } from '../../outward/index.ts';

/**
 * Limits how long requests take together, in milliseconds. They are sent one after the other; what is done between them
 * does not count.
 */
export function limitTime(request: Requester, millis: number): Requester {
  let left = millis;
  return async function requestInTime(wanted) {
    const begun = performance.now();
    const signal = AbortSignal.any([wanted.signal, AbortSignal.timeout(Math.max(Math.round(left), 0))]);
    try {
      return await request({ ...wanted, signal });
    } finally {
      left -= performance.now() - begun;
    }
  };
}
