import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { readObjectListing } from '../xml/index.ts';
import { createPause, type PauseOptions } from './create-pause.ts';
import { readFile } from './read-file.ts';
import { summarizeObjects } from './summarize-objects.ts';
import type { ThreadJob } from './thread-job.ts';

/** Undefined if someone waits for the result. */
const pauseOptions: PauseOptions | undefined = workerData;

// Bookings come before a read that no one waits for. On Linux each thread has a priority of its own; elsewhere this
// would slow the whole process down. A read that a booking waits for would not end in time on a busy machine.
if (pauseOptions && platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);

// Only `runInThread` sends messages here.
parentPort?.on('message', (job: ThreadJob) => {
  const pause = pauseOptions && createPause(pauseOptions);
  if (job.kind === 'listing') {
    parentPort?.postMessage(readObjectListing(Buffer.concat(job.blocks)));
  } else if (job.kind === 'objects') {
    parentPort?.postMessage(summarizeObjects(job.response, pause));
  } else {
    const result = readFile(job.file, pause);
    parentPort?.postMessage(result, result.kind === 'read' ? [result.foreign.buffer] : []);
  }
});
