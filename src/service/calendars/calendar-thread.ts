import { parentPort, workerData } from 'node:worker_threads';
import { type CalendarFile, readCalendar } from './reading/index.ts';

// What the thread is started with, by `readBounded` alone.
const file = workerData as CalendarFile;
parentPort?.postMessage(readCalendar(file));
