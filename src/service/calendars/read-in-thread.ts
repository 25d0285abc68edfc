import { Worker } from 'node:worker_threads';
import { type CalendarFile, type CalendarReading, readCalendar } from './reading/index.ts';

/** A larger file would block the rest of this process. */
const mostInlineCharacters = 256_000;
const inlineUnits = 300_000;
const threadUnits = 5_000_000;

/** How long a file may take in its thread, and how much memory. */
const threadMillis = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

type WholeFile = Omit<CalendarFile, 'workUnits'>;

/** One thread at a time; other files of this process wait. */
let last: Promise<unknown> = Promise.resolve();

/** Reads a calendar, in a thread of its own when it is large or turns out to be much work. */
export async function readBounded(file: WholeFile): Promise<CalendarReading> {
  if (file.text.length <= mostInlineCharacters) {
    const reading = readCalendar({ ...file, workUnits: inlineUnits });
    if (reading.kind === 'read' || reading.fault !== 'too_much_work') return reading;
  }
  const reading = last.then(() => readInThread({ ...file, workUnits: threadUnits }));
  last = reading.catch(() => undefined);
  return reading;
}

/** The thread's module stands beside this one, in the sources and in the package. */
const threadModule = new URL(
  import.meta.url.endsWith('.ts') ? './calendar-thread.ts' : './calendar-thread.js',
  import.meta.url,
);

function readInThread(file: CalendarFile): Promise<CalendarReading> {
  const tooMuch: CalendarReading = { kind: 'failed', fault: 'too_much_work' };
  return new Promise((resolve) => {
    const worker = new Worker(threadModule, { workerData: file, resourceLimits, execArgv: [] });
    const timer = setTimeout(() => end(tooMuch), threadMillis);

    function end(reading: CalendarReading): void {
      clearTimeout(timer);
      void worker.terminate();
      resolve(reading);
    }

    worker.once('message', end);
    // Running out of memory ends the thread, not the process.
    worker.once('error', () => end(tooMuch));
    worker.once('exit', () => end(tooMuch));
  });
}
