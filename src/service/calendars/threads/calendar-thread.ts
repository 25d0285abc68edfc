import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readObjectListing } from '../xml/index.ts';
import { readFile } from './read-file.ts';
import { summarizeObjects } from './summarize-objects.ts';
import type { ThreadJob } from './thread-job.ts';

// Bookings come first. On Linux each thread has a priority of its own; elsewhere this would slow the whole process down.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);

// Nobody but `runInThread` sends messages here.
parentPort?.on('message', (job: ThreadJob) => {
  if (job.kind === 'listing') {
    parentPort?.postMessage(readObjectListing(job.bytes));
  } else if (job.kind === 'objects') {
    parentPort?.postMessage(summarizeObjects(job.answer));
  } else {
    const read = readFile(job.file);
    parentPort?.postMessage(read, read.kind === 'read' ? [read.foreign.buffer] : []);
  }
});
