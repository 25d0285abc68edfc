/**
 * Creates turns in the event loop: one step in each round, whosever it is. Much work at once takes longer itself, and
 * keeps a request that needs none of it waiting no longer than one step does. With a rest, which is in milliseconds,
 * steps leave others the time between them.
 */
export function createSteps({ restMillis = 0 } = {}): () => Promise<void> {
  const inNextRound = (begin: () => void) => (restMillis > 0 ? setTimeout(begin, restMillis) : setImmediate(begin));

  const waiting: (() => void)[] = [];

  function beginNext(): void {
    waiting.shift()?.();
    if (waiting.length > 0) inNextRound(beginNext);
  }

  return function nextStep() {
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) inNextRound(beginNext);
    });
  };
}
