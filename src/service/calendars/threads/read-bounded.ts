import { type Blocks, lengthOf } from '../../outward/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { type ObjectListing, readObjectListing } from '../xml/index.ts';
import { type ReadFile, readFile, type ThreadedFile } from './read-file.ts';
import { maxInlineBytes, runInThread, type ThreadTicket } from './run-in-thread.ts';
import { type ObjectsSummary, summarizeObjects } from './summarize-objects.ts';
import type { ThreadJob } from './thread-job.ts';

/**
 * The units of work of a reading on the main thread, and in a thread of its own. A file that needs more is rejected: a
 * small file can hold a lot of work.
 */
const inlineUnits = 40_000;
const threadUnits = 2_000_000;

export type WholeFile = Omit<ThreadedFile, 'workUnits' | 'knownDigest'>;

/**
 * Reads a calendar, in a thread of its own if it is large or turns out to be much work. Do not use the blocks
 * afterward.
 */
export async function readBounded(file: Omit<ThreadedFile, 'workUnits'>, ticket: ThreadTicket): Promise<ReadFile> {
  if (lengthOf(file.blocks) <= maxInlineBytes) {
    const inlineResult = readFile({ ...file, workUnits: inlineUnits });
    if (inlineResult.kind !== 'failed' || inlineResult.fault !== 'too_much_work') return inlineResult;
  }
  const result = await runBefore<ReadFile>({ kind: 'file', file: { ...file, workUnits: threadUnits } }, ticket);
  return result ?? { kind: 'failed', fault: 'too_much_work' };
}

/** Reads the objects in a CalDAV server's response, in the same way. */
export async function readObjectsBounded(response: WholeFile, ticket: ThreadTicket): Promise<ObjectsSummary> {
  if (lengthOf(response.blocks) <= maxInlineBytes) {
    const summary = summarizeObjects({ ...response, workUnits: inlineUnits });
    if (summary.kind === 'read' || summary.problem !== 'too_complex') return summary;
  }
  const job = { kind: 'objects', response: { ...response, workUnits: threadUnits } } as const;
  return (await runBefore<ObjectsSummary>(job, ticket)) ?? tooComplex;
}

/** Reads which objects a CalDAV server has listed, in a thread when there are many. */
export async function readListingBounded(blocks: Blocks, ticket: ThreadTicket): Promise<ObjectListing> {
  if (lengthOf(blocks) <= maxInlineBytes) return readObjectListing(Buffer.concat(blocks));
  return (await runBefore<ObjectListing>({ kind: 'listing', blocks }, ticket)) ?? tooComplex;
}

const tooComplex = { kind: 'failed', problem: 'too_complex' } as const;

/** A calendar whose turn did not come in time is not too complex. */
async function runBefore<JobResult>(job: ThreadJob, ticket: ThreadTicket): Promise<JobResult | undefined> {
  const result = await runInThread<JobResult>(job, ticket);
  if (result === undefined && ticket.signal.aborted) throw new CalendarError('timeout');
  return result;
}
