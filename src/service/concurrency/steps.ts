/**
 * Creates turns in the event loop: one step in each round, whosever it is. Much work at once takes longer itself, and
 * keeps a request that needs none of it waiting no longer than one step does.
 */
export function createSteps(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function beginNext(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(beginNext);
  }

  return function nextStep() {
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(beginNext);
    });
  };
}
