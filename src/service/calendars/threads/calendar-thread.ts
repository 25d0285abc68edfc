import { parentPort, workerData } from 'node:worker_threads';
import { readObjectListing } from '../xml/index.ts';
import { readBytes } from './read-bytes.ts';
import { summarizeObjects } from './summarize-objects.ts';
import type { ThreadJob } from './thread-job.ts';

// What the thread is started with, by `runInThread` alone.
const job = workerData as ThreadJob;
if (job.kind === 'listing') {
  parentPort?.postMessage(readObjectListing(job.bytes));
} else if (job.kind === 'objects') {
  parentPort?.postMessage(summarizeObjects(job.answer));
} else {
  const summary = readBytes(job.file);
  parentPort?.postMessage(summary, summary.kind === 'read' ? [summary.foreign.buffer] : []);
}
