/** Work that goes on after its request has been answered. */
export type Background = {
  /** Begins work that nobody waits for. */
  inBackground(work: () => Promise<void>): void;
  /** Waits until all that was begun has ended. */
  settle(): Promise<void>;
};

/** Creates a place for work in the background; `report` learns what it throws. */
export function createBackground(report: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    inBackground(work) {
      // Begun in a turn of its own, so that the response is on its way before the first query is.
      const ended = new Promise<void>((resolve) => setImmediate(resolve)).then(work).catch(report);
      running.add(ended);
      void ended.finally(() => running.delete(ended));
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
