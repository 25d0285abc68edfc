import { expect, test } from 'vitest';
import { bookingLink, earlyCode, embedCode, embedModes } from './index.ts';

const origin = 'https://book.example.com';
const publicId = 'ana/introductory-call';

test('gives an event type an address of its own', () => {
  expect(bookingLink(publicId, origin)).toBe('https://book.example.com/ana/introductory-call');
});

test.each(embedModes)('loads the script of this server in the mode %s', (mode) => {
  expect(embedCode({ publicId, mode, origin })).toContain('<script type="module" src="https://book.example.com/sched-');
});

test('writes the element into the page with its colors', () => {
  const code = embedCode({ publicId, origin, colors: { '--sched-primary': '#9a4526' }, attributes: { locale: 'de' } });
  expect(code.split('\n').slice(1).join('\n')).toBe(`<style>
  sched-booking {
    --sched-primary: #9a4526;
  }
</style>
<sched-booking event-type="ana/introductory-call" locale="de"></sched-booking>`);
});

test('links to the page of the event type if the script does not load', () => {
  expect(embedCode({ publicId, mode: 'link', label: 'Book', origin })).toContain(
    '<a href="https://book.example.com/ana/introductory-call" data-sched-open="ana/introductory-call">Book</a>',
  );
});

test('escapes the text of a button', () => {
  expect(embedCode({ publicId, mode: 'popup', label: '<Book> & "go"', origin })).toContain(
    '>&lt;Book> &amp; &quot;go&quot;</button>',
  );
});

test('connects to this server early, and loads the script that the other code loads', () => {
  const [connection, script] = earlyCode(origin).split('\n');
  expect(connection).toBe('<link rel="preconnect" href="https://book.example.com" crossorigin>');
  const [, address] = /^<link rel="modulepreload" href="(.*)">$/.exec(script ?? '') ?? [];
  expect(embedCode({ publicId, origin })).toContain(`src="${address}"`);
});
