export type PauseOptions = {
  /** How long to work before a pause, in milliseconds. */
  readonly burstMillis: number;
  /** How many times as long as a burst the pause after it is: usually, and while the main thread is busy. */
  readonly pausesPerBurst: { readonly usual: number; readonly busy: number };
  /** The longest time that all pauses take together, in milliseconds. */
  readonly maxPauseMillis: number;
  /** How busy the main thread is, in percent. */
  readonly load: Int32Array<SharedArrayBuffer>;
};

/** The percentage from which the main thread counts as busy: someone books, or lists times. */
const busyPercent = 25;

/** Reading the clock takes longer than a step. */
const stepsPerLook = 32;

/**
 * Creates a function for a thread to call after each small step of one job. It blocks the thread for a while after each
 * burst of work. A low priority is not enough to leave others the processor: V8 collects the garbage of the thread in
 * threads of normal priority.
 */
export function createPause({ burstMillis, pausesPerBurst, maxPauseMillis, load }: PauseOptions): () => void {
  const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let steps = 0;
  let from = performance.now();
  let pauseLeftMillis = maxPauseMillis;
  return function pause() {
    steps += 1;
    if (steps % stepsPerLook !== 0 || pauseLeftMillis <= 0) return;
    const workMillis = performance.now() - from;
    if (workMillis < burstMillis) return;
    const pauses = pausesPerBurst[Atomics.load(load, 0) < busyPercent ? 'usual' : 'busy'];
    const millis = Math.min(workMillis * pauses, pauseLeftMillis);
    pauseLeftMillis -= millis;
    Atomics.wait(never, 0, 0, millis);
    from = performance.now();
  };
}
