import type { Requester } from '../../outward/index.ts';

/**
 * Limits how long requests take together, in milliseconds. They are sent one after the other; what is done between them
 * does not count, and neither do the pauses while a long response is read.
 */
export function limitTime(request: Requester, millis: number): Requester {
  let remainingMillis = millis;

  return async function requestInTime(options) {
    const { nextStep } = options;
    const end = new AbortController();
    let running: { readonly startedAt: number; readonly timer: NodeJS.Timeout } | undefined;
    let hasEnded = false;

    function start(): void {
      const timer = setTimeout(() => end.abort(), Math.max(remainingMillis, 0));
      running = { startedAt: performance.now(), timer };
    }

    function stop(): void {
      if (!running) return;
      clearTimeout(running.timer);
      remainingMillis -= performance.now() - running.startedAt;
      running = undefined;
    }

    async function pause(): Promise<void> {
      stop();
      await nextStep?.();
      // It may have been aborted meanwhile.
      if (!hasEnded) start();
    }

    const signal = AbortSignal.any([options.signal, end.signal]);
    start();
    try {
      return await request({ ...options, signal, nextStep: nextStep && pause });
    } finally {
      hasEnded = true;
      stop();
    }
  };
}
