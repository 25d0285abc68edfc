import ICAL from 'ical.js';
import { type ReceivedMail, textOf } from '../testing/index.ts';

/** Where a recipient's calendar keeps entries, by their UID. */
export type Calendar = {
  read(uid: string): Promise<string | undefined>;
  write(uid: string, file: string): Promise<void>;
  remove(uid: string): Promise<void>;
  list(): Promise<string[]>;
};

/** A calendar in memory. */
export function createMemoryCalendar(): Calendar {
  const entries = new Map<string, string>();
  return {
    read: async (uid) => entries.get(uid),
    write: async (uid, file) => void entries.set(uid, file),
    remove: async (uid) => void entries.delete(uid),
    list: async () => [...entries.values()],
  };
}

/** Applies an email to a calendar in the way that RFC 5546 tells mail programs: the newest sequence of a UID wins. */
export async function receiveMail(calendar: Calendar, mail: ReceivedMail): Promise<void> {
  for (const file of calendarFilesOf(mail)) await receiveFile(calendar, file);
}

async function receiveFile(calendar: Calendar, file: string): Promise<void> {
  const { root, event, uid, sequence, method } = readCalendar(file);
  const entry = await calendar.read(uid);
  if (entry !== undefined) {
    const current = readCalendar(entry);
    // A meeting with another organizer is another meeting.
    if (organizerOf(current.event) !== organizerOf(event)) throw new Error('The organizer has changed.');
    if (sequence < current.sequence) return;
  }
  if (method === 'CANCEL') return entry === undefined ? undefined : calendar.remove(uid);
  // A stored entry has no method (RFC 4791, 4.1).
  root.removeProperty('method');
  await calendar.write(uid, root.toString());
}

type ReadCalendar = {
  readonly root: ICAL.Component;
  readonly event: ICAL.Component;
  readonly uid: string;
  readonly sequence: number;
  readonly start: string;
  readonly method: unknown;
};

/** Reads a calendar file of one event. */
export function readCalendar(file: string): ReadCalendar {
  const root = new ICAL.Component(ICAL.parse(file));
  const event = root.getFirstSubcomponent('vevent');
  if (!event) throw new Error('The file has no event.');
  const { uid, sequence, startDate } = new ICAL.Event(event);
  return { root, event, uid, sequence, start: startDate.toString(), method: root.getFirstPropertyValue('method') };
}

/** Lists the calendar files of an email: its part and its attachment. */
export function calendarFilesOf({ attachments }: ReceivedMail): string[] {
  const files = attachments.filter(({ mimeType }) => ['text/calendar', 'application/ics'].includes(mimeType));
  return files.map(({ content }) => textOf(content));
}

function organizerOf(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue('organizer'));
}
