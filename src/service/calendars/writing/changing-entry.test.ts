import { expect, test } from 'vitest';
import { sampleEmail } from '../../mail/testing/index.ts';
import type { OutwardRequest } from '../../outward/index.ts';
import type { ClaimedWrite, WriteResult } from '../../records/index.ts';
import { instant } from '../../testing/index.ts';
import { writeAccess } from '../caldav/index.ts';
import { createSealer } from '../encrypt-secrets.ts';
import { createEventWriter, type EventWriterOptions } from './create-event-writer.ts';

const server = 'https://calendar.example';
const event = { ...sampleEmail().event, sequence: 1 };
const sealer = createSealer(['one secret']);
const owner = { accountId: 1, userId: 2 };

function calendarAt(path: string): ClaimedWrite['calendar'] {
  return { id: path, sealedHref: sealer.seal(`${server}${path}`, { ...owner, id: path }).sealed };
}

const access = writeAccess({ server, username: 'reader', password: 'right' });
const claimedWrite: ClaimedWrite = {
  ...owner,
  eventId: event.id,
  sequence: 1,
  attempts: 1,
  calendar: calendarAt('/own/'),
  otherCalendars: [calendarAt('/other/')],
  organizerAddress: undefined,
  isInCalendarOfHost: false,
  isMailed: false,
  source: { id: 'source', secret: sealer.seal(access, { ...owner, id: 'source' }) },
};

/** Writes a rescheduled event whose entry was moved; the server refuses so many changes to it as outdated. */
async function writeEvent(conflicts: number) {
  const writes: string[] = [];
  const results: WriteResult['status'][] = [];
  const file = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${event.ics_uid}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  const entry = `<href>/other/a.ics</href><propstat><prop><getetag>"1"</getetag><calendar-data xmlns="urn:ietf:params:xml:ns:caldav">${file}</calendar-data></prop></propstat>`;
  const responseOf = (url: string) => (url === `${server}/other/` ? `<response>${entry}</response>` : '');
  const request = async ({ method, url }: OutwardRequest) => {
    const respond = (status: number, text = '') => ({ status, headers: {}, body: [Buffer.from(text)], url });
    if (method === 'REPORT') return respond(207, `<multistatus xmlns="DAV:">${responseOf(url)}</multistatus>`);
    if (method !== 'PUT') return respond(404);
    writes.push(new URL(url).pathname);
    return respond(url.startsWith(`${server}/other/`) && writes.length <= conflicts ? 412 : 201);
  };
  const hostedType = { eventType: { title: 'Introductory call' } };
  const records = {
    findEvent: async () => event,
    findEventType: async () => hostedType,
    findHostsOfEvent: async () => ({ userIds: [owner.userId] }),
    listEventChanges: async () => [],
    finishWrite: async ({ status }: WriteResult) => void results.push(status),
  } as unknown as EventWriterOptions['records']; // all that it reads of an event type and its hosts
  const log = { error: () => undefined };
  const write = createEventWriter({
    records,
    request,
    sealer,
    log,
    sendsMail: false,
    clock: () => instant('2026-03-02T10:00:00Z'),
  });
  await write(claimedWrite, new AbortController().signal);
  return { writes, results };
}

test('retries to change a moved entry that was being changed, and adds no second one', async () => {
  expect(await writeEvent(1)).toEqual({ writes: ['/other/a.ics', '/other/a.ics'], results: ['succeeded'] });
});

test('tries again later if a moved entry was being changed each time', async () => {
  expect(await writeEvent(3)).toEqual({ writes: Array(3).fill('/other/a.ics'), results: ['pending'] });
});
