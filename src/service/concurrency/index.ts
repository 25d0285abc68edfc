/**
 * Concurrent work in one process: queues with a limit, work that several callers share or wait for together, background
 * work, polling, and work that processes claim.
 *
 * Design: a caller who waits too long is refused with an error of its own, so that a busy process says so instead of
 * responding late.
 */
export { type Background, createBackground } from './background.ts';
export { type ClaimWorker, createClaimWorker } from './claim-worker.ts';
export { type Coalesce, createCoalescer } from './coalesce.ts';
export type { QueueOptions } from './key-queue.ts';
export { createPolling } from './poll.ts';
export { createQueue, type Queue, type QueueKey } from './queue.ts';
export { QueueFullError, whenFull } from './queue-full-error.ts';
export { settleAll } from './settle-all.ts';
export { createSteps } from './steps.ts';
export { createThrottledBatches, type ThrottledBatches } from './throttled-batches.ts';
export { untilAborted } from './until-aborted.ts';
