/** Well under the 50 ms after which a tap feels slow, on a slow phone too. */
const sliceMillis = 12;

/** Runs long work a few milliseconds at a time. Returns a function that stops it. */
export function inSlices<Result>(work: Iterator<undefined, Result>, done: (result: Result) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function goOn(): void {
    const until = performance.now() + sliceMillis;
    do {
      const step = work.next();
      if (step.done) {
        done(step.value);
        return;
      }
    } while (performance.now() < until);
    timer = setTimeout(goOn);
  }
  goOn();
  return () => clearTimeout(timer);
}
