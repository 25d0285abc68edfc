import { readBytes, type ThreadedFile } from './read-bytes.ts';
import { mostInlineBytes, runInThread } from './run-in-thread.ts';
import type { FileSummary } from './summarize.ts';

/** A small file can hold a lot of work: beyond the first of these it is done in a thread, beyond the second not at all. */
const inlineUnits = 20_000;
const threadUnits = 5_000_000;

type WholeFile = Omit<ThreadedFile, 'workUnits'>;

/** Reads a calendar, in a thread of its own when it is large or turns out to be much work. */
export async function readBounded(file: WholeFile): Promise<FileSummary> {
  if (file.bytes.length <= mostInlineBytes) {
    const summary = readBytes({ ...file, workUnits: inlineUnits });
    if (summary.kind === 'read' || summary.fault !== 'too_much_work') return summary;
  }
  const summary = await runInThread<FileSummary>({ kind: 'file', file: { ...file, workUnits: threadUnits } });
  return summary ?? { kind: 'failed', fault: 'too_much_work' };
}
