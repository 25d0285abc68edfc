/** Work that continues after the response to its request. */
export type Background = {
  /** Starts work that its caller does not wait for. */
  inBackground(work: () => Promise<void>): void;
  /** Waits until all work that was started has ended. */
  settle(): Promise<void>;
};

/** Creates the runner of background work. `report` receives the errors that the work throws. */
export function createBackground(report: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    inBackground(work) {
      // In a later turn, so that the response is on its way before the first query is.
      const ending = new Promise<void>((resolve) => setImmediate(resolve)).then(work).catch(report);
      running.add(ending);
      void ending.finally(() => running.delete(ending));
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
