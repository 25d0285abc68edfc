import type { CalendarProblem } from '../../../contract/index.ts';
import type { ObjectContent } from '../../records/index.ts';
import { type CalendarFile, createWorkLimit, maxTimes, type ReadingFault } from '../reading/index.ts';
import { readObjectFiles } from '../xml/index.ts';
import type { ThreadedFile } from './read-file.ts';
import { summarizeObject } from './summarize.ts';

/** A CalDAV server's response: the files of many objects, in XML. */
export type ThreadedObjects = Omit<ThreadedFile, 'knownDigest'>;

export type ObjectSummary = {
  readonly href: string;
  readonly content: ObjectContent;
  /** The ids of our bookings that it is an entry of. */
  readonly bookings: readonly string[];
};

export type ObjectsSummary =
  | { readonly kind: 'read'; readonly objects: readonly ObjectSummary[]; readonly removals: readonly string[] }
  | { readonly kind: 'failed'; readonly problem: CalendarProblem };

/** These are not faults of one object: continuing could waste time on the next one too. */
const limitFaults: readonly ReadingFault[] = ['too_many_components', 'too_much_work', 'too_many_times'];

/** Reads each object of a response on its own; all share one limit of work. Calls `pause` between small steps. */
export function summarizeObjects(
  { blocks, workUnits, ...options }: ThreadedObjects,
  pause?: () => void,
): ObjectsSummary {
  const response = readObjectFiles(Buffer.concat(blocks));
  if (response.kind === 'failed') return response;
  const limit = createWorkLimit(workUnits, pause);
  const objects: ObjectSummary[] = [];
  let times = 0;
  for (const { href, text } of response.files) {
    const summary = readObject({ ...options, text, limit });
    times += summary ? countTimes(summary.content) : 0;
    if (!summary || times > maxTimes) return { kind: 'failed', problem: 'too_complex' };
    objects.push({ href, ...summary });
  }
  return { kind: 'read', objects, removals: response.removals };
}

/** Returns how many busy times an object has. */
export function countTimes({ foreign, own }: ObjectContent): number {
  return foreign.length / 2 + own.length;
}

/**
 * Reads an object. If nothing in it can be read, it counts as one unreadable entry. Returns undefined if it exceeds a
 * limit.
 */
function readObject(file: CalendarFile): Omit<ObjectSummary, 'href'> | undefined {
  const summary = summarizeObject(file);
  if (summary.kind === 'failed') {
    if (limitFaults.includes(summary.fault)) return undefined;
    return { content: { foreign: [], own: [], entries: 1, unreadable: 1, doubtful: 0 }, bookings: [] };
  }
  const { foreign, own, bookings, hasInvitation, entries, unreadable, doubtful } = summary;
  const content = { foreign: [...foreign], own, entries, unreadable, doubtful };
  return { content: hasInvitation ? { ...content, hasInvitation } : content, bookings };
}
