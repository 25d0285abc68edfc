import { type ObjectListing, readObjectListing } from '../xml/index.ts';
import { readBytes, type ThreadedFile } from './read-bytes.ts';
import { mostInlineBytes, runInThread } from './run-in-thread.ts';
import type { FileSummary } from './summarize.ts';
import { type ObjectsSummary, summarizeObjects } from './summarize-objects.ts';

/** A small file can hold a lot of work: beyond the first of these it is done in a thread, beyond the second not at all. */
const inlineUnits = 40_000;
const threadUnits = 5_000_000;

export type WholeFile = Omit<ThreadedFile, 'workUnits'>;

/** Reads a calendar, in a thread of its own when it is large or turns out to be much work. */
export async function readBounded(file: WholeFile): Promise<FileSummary> {
  if (file.bytes.length <= mostInlineBytes) {
    const summary = readBytes({ ...file, workUnits: inlineUnits });
    if (summary.kind === 'read' || summary.fault !== 'too_much_work') return summary;
  }
  const summary = await runInThread<FileSummary>({ kind: 'file', file: { ...file, workUnits: threadUnits } });
  return summary ?? { kind: 'failed', fault: 'too_much_work' };
}

/** Reads the objects that a CalDAV server answered with, in the same way. */
export async function readObjectsBounded(answer: WholeFile): Promise<ObjectsSummary> {
  if (answer.bytes.length <= mostInlineBytes) {
    const summary = summarizeObjects({ ...answer, workUnits: inlineUnits });
    if (summary.kind === 'read' || summary.problem !== 'too_complex') return summary;
  }
  const job = { kind: 'objects', answer: { ...answer, workUnits: threadUnits } } as const;
  return (await runInThread<ObjectsSummary>(job)) ?? tooComplex;
}

/** Reads which objects a CalDAV server has listed, in a thread when there are many. */
export async function readListingBounded(bytes: Uint8Array<ArrayBuffer>): Promise<ObjectListing> {
  if (bytes.length <= mostInlineBytes) return readObjectListing(bytes);
  return (await runInThread<ObjectListing>({ kind: 'listing', bytes })) ?? tooComplex;
}

const tooComplex = { kind: 'failed', problem: 'too_complex' } as const;
