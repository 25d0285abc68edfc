import { Worker } from 'node:worker_threads';
import type { ThreadJob } from './thread-job.ts';

/** What is larger would block the rest of this process. */
export const mostInlineBytes = 256_000;

/** How long a job may take in the thread, how much memory it may use, and how long the thread waits for the next one. */
const jobMillis = 30_000;
const idleMillis = 10_000;
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/** The thread's module stands beside this one, in the sources and in the package. */
const threadModule = new URL(
  import.meta.url.endsWith('.ts') ? './calendar-thread.ts' : './calendar-thread.js',
  import.meta.url,
);

/** One thread at a time; other jobs of this process wait. */
let last: Promise<unknown> = Promise.resolve();
/** Kept for the next job: starting one takes longer than most jobs do. */
let idle: IdleThread | undefined;

type IdleThread = { readonly worker: Worker; readonly end: NodeJS.Timeout };

/** Does a job in a thread; returns undefined if that took too long or too much memory. */
export async function runInThread<JobResult>(job: ThreadJob): Promise<JobResult | undefined> {
  const done = last.then(() => runNow(job));
  last = done.catch(() => undefined);
  // The thread's module answers each kind of job with one type, which the caller knows.
  return (await done) as JobResult | undefined;
}

function runNow(job: ThreadJob): Promise<unknown> {
  const worker = takeIdle() ?? start();
  return new Promise((resolve) => {
    const timer = setTimeout(() => void worker.terminate(), jobMillis);

    function settle(answer: unknown): void {
      clearTimeout(timer);
      worker.off('message', finish);
      worker.off('exit', giveUp);
      resolve(answer);
    }

    function finish(answer: unknown): void {
      settle(answer);
      keep(worker);
    }

    function giveUp(): void {
      settle(undefined);
    }

    worker.on('message', finish);
    worker.on('exit', giveUp);
    worker.ref();
    worker.postMessage(job);
  });
}

function start(): Worker {
  const worker = new Worker(threadModule, { resourceLimits, execArgv: [] });
  // Running out of memory ends the thread, not the process; its exit follows.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    if (idle?.worker === worker) takeIdle();
  });
  return worker;
}

function takeIdle(): Worker | undefined {
  if (!idle) return undefined;
  const { worker, end } = idle;
  clearTimeout(end);
  idle = undefined;
  return worker;
}

/** Keeps a thread for a while; it does not keep the process from ending. */
function keep(worker: Worker): void {
  worker.unref();
  const end = setTimeout(() => void takeIdle()?.terminate(), idleMillis).unref();
  idle = { worker, end };
}
