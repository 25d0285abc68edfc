import { parentPort, workerData } from 'node:worker_threads';
import { readEntryFiles } from '../xml/index.ts';
import { readBytes } from './read-bytes.ts';
import type { ThreadJob } from './thread-job.ts';

// What the thread is started with, by `runInThread` alone.
const job = workerData as ThreadJob;
if (job.kind === 'entries') {
  parentPort?.postMessage(readEntryFiles(job.bytes));
} else {
  const summary = readBytes(job.file);
  parentPort?.postMessage(summary, summary.kind === 'read' ? [summary.foreign.buffer] : []);
}
