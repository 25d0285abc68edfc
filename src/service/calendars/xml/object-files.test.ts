import { expect, test } from 'vitest';
import { readObjectFiles } from './object-files.ts';

const file = '<propstat><prop><calendar-data>BEGIN:VCALENDAR</calendar-data></prop></propstat>';
const missing = '<status>HTTP/1.1 404 Not Found</status>';

function filesOf(...contents: string[]) {
  const responses = contents.map((content, index) => `<response><href>/${index}.ics</href>${content}</response>`);
  return readObjectFiles(new TextEncoder().encode(`<multistatus>${responses.join('')}</multistatus>`));
}

test('distinguishes deleted objects from those that have a file', () => {
  expect(filesOf(file, missing)).toEqual({
    kind: 'read',
    removals: ['/1.ics'],
    files: [{ href: '/0.ics', text: 'BEGIN:VCALENDAR' }],
  });
});

test('rejects a response that lists an object without its file', () => {
  const properties = '<propstat><prop><getetag>"1"</getetag></prop><status>HTTP/1.1 200 OK</status></propstat>';
  const withoutFile = `${properties}<propstat><prop><calendar-data/></prop>${missing}</propstat>`;
  expect(filesOf(file, withoutFile)).toEqual({ kind: 'failed', problem: 'unreadable' });
});
