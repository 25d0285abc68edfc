/** Work that continues after the response to its request. */
export type Background = {
  /** Starts work that its caller does not wait for. */
  inBackground(work: () => Promise<void>): void;
  /** Waits until all work that was started has ended. */
  settle(): Promise<void>;
};

/** Creates the runner of background work. `report` receives the errors that the work throws. */
export function createBackground(report: (error: unknown) => void): Background {
  const jobs = new Set<Promise<void>>();
  return {
    inBackground(work) {
      // In a later turn, so that the response is on its way before the first query is.
      const job = new Promise<void>((resolve) => setImmediate(resolve)).then(work).catch(report);
      jobs.add(job);
      void job.finally(() => jobs.delete(job));
    },
    async settle() {
      while (jobs.size > 0) await Promise.all(jobs);
    },
  };
}
