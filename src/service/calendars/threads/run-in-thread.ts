import { Worker } from 'node:worker_threads';
import { lengthOf, type OutwardRequest } from '../../outward/index.ts';
import { createLane, type Lane, type QueueTicket } from './create-lane.ts';
import { createLoadWatch } from './create-load-watch.ts';
import type { PauseOptions } from './create-pause.ts';
import type { ThreadJob } from './thread-job.ts';

/** The longest file that is read on the main thread, in bytes. A longer one would block the process. */
export const maxInlineBytes = 256_000;

/** How long a job may work in a thread. */
const jobMillis = 10_000;

/** How long a thread waits for the next job. */
const idleMillis = 10_000;

/** How much memory a job may use. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/**
 * A read that no one waits for leaves nine tenths of the time to others, and more while this process has requests to
 * answer, until it has paused for six seconds.
 */
const pauseOptions = { burstMillis: 2, pausesPerBurst: { usual: 9, busy: 30 }, maxPauseMillis: 6000 };

/** Someone waits for a booking or a new connection; no one waits for a due read. */
const lanes = {
  booking: openLane(),
  connection: openLane(),
  due: openLane(pauseOptions),
};

/** A job's ticket for one lane; the lanes do not wait for each other. */
export type ThreadTicket = QueueTicket & {
  readonly lane: keyof typeof lanes;
  /** Waits for the turn to read the next step of a long response. @default as usual for the lane */
  readonly nextStep?: OutwardRequest['nextStep'];
};

/** The thread's module is beside this one, both in the sources and in the package. */
const threadModule = new URL(
  import.meta.url.endsWith('.ts') ? './calendar-thread.ts' : './calendar-thread.js',
  import.meta.url,
);

/** Does a job in a thread; returns undefined if it was aborted, or took too long or too much memory. */
export async function runInThread<JobResult>(job: ThreadJob, ticket: ThreadTicket): Promise<JobResult | undefined> {
  const result = await lanes[ticket.lane](job, ticket);
  // The thread's module returns one type for each kind of job, which the caller knows.
  return result as JobResult | undefined;
}

/** Returns whether someone waits for the result, so that the thread must not pause. */
export function isAwaited({ lane }: Pick<ThreadTicket, 'lane'>): boolean {
  return lane !== 'due';
}

type IdleThread = { readonly worker: Worker; readonly end: NodeJS.Timeout };

/**
 * Opens a lane with a thread of its own, which is kept for the next job: starting one takes longer than most jobs do.
 */
function openLane(pauseOptions?: Omit<PauseOptions, 'load'>): Lane<ThreadJob> {
  const load = pauseOptions && createLoadWatch();
  const workerData: PauseOptions | undefined = load && { ...pauseOptions, load: load.percent };
  let idle: IdleThread | undefined;

  async function work(job: ThreadJob, signal: AbortSignal): Promise<unknown> {
    const worker = takeIdle() ?? start();
    load?.start();
    const end = await doJob(worker, { job, signal });
    load?.stop();
    if (end.kind === 'ended') return undefined;
    // A thread that is being ended does no further job.
    if (!signal.aborted) keep(worker);
    return end.result;
  }

  function start(): Worker {
    const worker = new Worker(threadModule, { resourceLimits, execArgv: [], workerData });
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

  return createLane({ work, jobMillis: jobMillis + (pauseOptions?.maxPauseMillis ?? 0) });
}

type BoundedJob = { readonly job: ThreadJob; readonly signal: AbortSignal };

/** The result of a job; `ended` if its thread ended first. */
type JobEnd = { readonly kind: 'done'; readonly result: unknown } | { readonly kind: 'ended' };

/** Does a job in a thread, and ends the thread if the job is aborted. */
function doJob(worker: Worker, { job, signal }: BoundedJob): Promise<JobEnd> {
  return new Promise((resolve) => {
    const endThread = () => void worker.terminate();

    function settle(end: JobEnd): void {
      signal.removeEventListener('abort', endThread);
      worker.off('message', finish);
      worker.off('exit', giveUp);
      resolve(end);
    }

    function finish(result: unknown): void {
      settle({ kind: 'done', result });
    }

    function giveUp(): void {
      settle({ kind: 'ended' });
    }

    worker.on('message', finish);
    worker.on('exit', giveUp);
    if (signal.aborted) endThread();
    signal.addEventListener('abort', endThread, { once: true });
    worker.ref();
    worker.postMessage(job, memoryOf(job));
  });
}

/**
 * Returns the memory to hand over with a job, because copying megabytes is slow. Short files stay, to be read again.
 */
function memoryOf(job: ThreadJob): ArrayBuffer[] {
  const blocks = job.kind === 'listing' ? job.blocks : job.kind === 'file' ? job.file.blocks : job.response.blocks;
  return lengthOf(blocks) > maxInlineBytes ? blocks.map(({ buffer }) => buffer) : [];
}
