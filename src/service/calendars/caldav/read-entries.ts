import { CalendarError } from '../calendar-error.ts';
import { mostInlineBytes, runInThread } from '../threads/index.ts';
import { type EntryFiles, escapeXml, findAll, findFirst, isTruncated, readEntryFiles } from '../xml/index.ts';
import { type CaldavRequests, prologue, spaces } from './caldav-requests.ts';

const entryProperties = '<D:prop><D:getetag/><C:calendar-data/></D:prop>';
const allEvents = '<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"/></C:comp-filter></C:filter>';

/** How many entries are requested by their names at once. */
const entriesAtOnce = 50;

/** Creates what reads all entries of a calendar, one file after the other. */
export function createEntryReader(requests: CaldavRequests): (url: string) => Promise<string> {
  const { askForBytes, findProperties } = requests;

  async function report(url: string, name: string, content: string): Promise<EntryFiles> {
    const body = `${prologue}<C:${name} ${spaces}>${content}</C:${name}>`;
    return readBounded((await askForBytes({ url, method: 'REPORT', depth: 1, body })).bytes);
  }

  /** Requests the entries of a list, some at a time. */
  async function fetchAll(url: string): Promise<string> {
    const { root } = await findProperties(url, 1, '<D:getetag/><D:resourcetype/>');
    if (isTruncated(root)) throw new CalendarError('too_complex');
    const entries = findAll(root, 'response').filter((response) => !findFirst(response, 'collection'));
    const hrefs = entries.flatMap((response) => findFirst(response, 'href')?.text.trim() || []);
    const texts: string[] = [];
    for (let first = 0; first < hrefs.length; first += entriesAtOnce) {
      const listed = hrefs.slice(first, first + entriesAtOnce).map((href) => `<D:href>${escapeXml(href)}</D:href>`);
      const files = await report(url, 'calendar-multiget', `${entryProperties}${listed.join('')}`);
      if (files.kind === 'failed') throw new CalendarError(files.problem);
      texts.push(files.text);
    }
    return texts.join('\r\n');
  }

  return async function readAll(url) {
    const files = await report(url, 'calendar-query', `${entryProperties}${allEvents}`).catch(ignoringLimits);
    return files?.kind === 'read' ? files.text : fetchAll(url);
  };
}

async function readBounded(bytes: Buffer<ArrayBuffer>): Promise<EntryFiles> {
  if (bytes.length <= mostInlineBytes) return readEntryFiles(bytes);
  return (await runInThread<EntryFiles>({ kind: 'entries', bytes })) ?? { kind: 'failed', problem: 'too_complex' };
}

/** Servers refuse in several ways a question whose answer would be too long for them, or is for us. */
function ignoringLimits(error: unknown): undefined {
  const problems = ['unexpected_status', 'too_large'];
  if (!(error instanceof CalendarError && problems.includes(error.problem))) throw error;
}
