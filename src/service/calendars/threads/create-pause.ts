export type PauseOptions = {
  /** How long to work before a rest, in milliseconds. */
  readonly burstMillis: number;
  /** How many times as long as a burst the rest after it is. */
  readonly restsPerBurst: number;
  /** The longest time that all rests take together, in milliseconds. */
  readonly mostRestMillis: number;
};

/** To ask for the time takes longer than a step does. */
const stepsPerLook = 32;

/**
 * Creates what a thread calls after each small step of one job: it works in short bursts and rests after each. Whoever
 * needs the processor meanwhile waits for one burst at most, also for the garbage of a burst, which the engine collects in
 * threads of normal priority. Only in a thread of its own: the rest blocks it.
 */
export function createPause({ burstMillis, restsPerBurst, mostRestMillis }: PauseOptions): () => void {
  const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let steps = 0;
  let begun = performance.now();
  let restLeft = mostRestMillis;
  return function pause() {
    steps += 1;
    if (steps % stepsPerLook !== 0 || restLeft <= 0) return;
    const worked = performance.now() - begun;
    if (worked < burstMillis) return;
    const millis = Math.min(worked * restsPerBurst, restLeft);
    restLeft -= millis;
    Atomics.wait(never, 0, 0, millis);
    begun = performance.now();
  };
}
