/** Over how long the load is measured, in milliseconds. */
const periodMillis = 100;

/** How busy this thread is, in percent of its time, for other threads to read; current only while it is watched. */
export type LoadWatch = {
  readonly percent: Int32Array<SharedArrayBuffer>;
  start(): void;
  stop(): void;
};

/** Watches how busy the event loop of this thread is. */
export function createLoadWatch(): LoadWatch {
  const percent = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let timer: NodeJS.Timeout | undefined;
  return {
    percent,
    start() {
      let last = performance.eventLoopUtilization();
      timer ??= setInterval(() => {
        const now = performance.eventLoopUtilization();
        Atomics.store(percent, 0, Math.round(performance.eventLoopUtilization(now, last).utilization * 100));
        last = now;
      }, periodMillis).unref();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
