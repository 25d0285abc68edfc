import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../../words/index.ts';
import { timesAsHtml, timesAsText } from './write-times.ts';

afterEach(() => setLocale(['en-GB']));

const href = 'https://book.example.com/ana/call';
const offer = {
  title: 'Talk & <tea>',
  facts: '30 minutes · Times in Berlin',
  days: [
    { heading: 'Wednesday 2 December', times: [{ text: '09:00', href: `${href}?slot=2026-12-02T08:00Z` }] },
    { heading: 'Thursday 3 December', times: [{ text: '14:30', href: `${href}?slot=2026-12-03T13:30Z` }] },
  ],
  more: { text: 'More times', href },
};

test('writes times as text, each with an address', () => {
  expect(timesAsText(offer)).toBe(
    `Talk & <tea>
30 minutes · Times in Berlin

Wednesday 2 December
09:00  https://book.example.com/ana/call?slot=2026-12-02T08:00Z

Thursday 3 December
14:30  https://book.example.com/ana/call?slot=2026-12-03T13:30Z

More times: https://book.example.com/ana/call`,
  );
});

test('puts the colon of the page’s language before the address of all times', async () => {
  await setLocale(['fr']);
  expect(timesAsText(offer)).toMatch(/\n\nMore times\u00a0: https:\/\/book\.example\.com\/ana\/call$/);
});

test('writes times as links in HTML, with the title escaped', () => {
  const html = timesAsHtml(offer);
  expect(html).toContain('<b>Talk &amp; &lt;tea></b><br>30 minutes · Times in Berlin');
  expect(html).toContain('<a href="https://book.example.com/ana/call?slot=2026-12-02T08:00Z">09:00</a>');
  expect(html).toContain(`<a href="${href}">More times</a>`);
});
