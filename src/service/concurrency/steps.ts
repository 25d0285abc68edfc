/**
 * Creates a function that waits for its turn. One waiting step runs in each round of the event loop, whichever work it
 * belongs to, so long work cannot keep a short request waiting for longer than one step. With `pauseMillis`, other work
 * also gets that much time between two steps.
 */
export function createSteps({ pauseMillis = 0 } = {}): () => Promise<void> {
  const inNextRound = (begin: () => void) => (pauseMillis > 0 ? setTimeout(begin, pauseMillis) : setImmediate(begin));

  const steps: (() => void)[] = [];

  function beginNext(): void {
    steps.shift()?.();
    if (steps.length > 0) inNextRound(beginNext);
  }

  return function nextStep() {
    return new Promise((resolve) => {
      steps.push(resolve);
      if (steps.length === 1) inNextRound(beginNext);
    });
  };
}
