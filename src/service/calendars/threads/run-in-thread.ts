import { Worker } from 'node:worker_threads';
import type { ThreadJob } from './thread-job.ts';

/** What is larger would block the rest of this process. */
export const mostInlineBytes = 256_000;

/** How long a job may take in its thread, and how much memory. */
const threadMillis = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/** One thread at a time; other jobs of this process wait. */
let last: Promise<unknown> = Promise.resolve();

/** Does a job in a thread of its own; returns undefined if that took too long or too much memory. */
export async function runInThread<JobResult>(job: ThreadJob): Promise<JobResult | undefined> {
  const done = last.then(() => runNow(job));
  last = done.catch(() => undefined);
  // The thread's module answers each kind of job with one type, which the caller knows.
  return (await done) as JobResult | undefined;
}

/** The thread's module stands beside this one, in the sources and in the package. */
const threadModule = new URL(
  import.meta.url.endsWith('.ts') ? './calendar-thread.ts' : './calendar-thread.js',
  import.meta.url,
);

function runNow(job: ThreadJob): Promise<unknown> {
  return new Promise((resolve) => {
    const worker = new Worker(threadModule, { workerData: job, resourceLimits, execArgv: [] });
    const timer = setTimeout(() => end(undefined), threadMillis);

    function end(answer: unknown): void {
      clearTimeout(timer);
      void worker.terminate();
      resolve(answer);
    }

    worker.once('message', end);
    // Running out of memory ends the thread, not the process.
    worker.once('error', () => end(undefined));
    worker.once('exit', () => end(undefined));
  });
}
