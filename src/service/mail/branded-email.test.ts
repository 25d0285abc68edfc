import { describe, expect, test } from 'vitest';
import { accentOn } from '../../contract/index.ts';
import { at, linesOfPage, readableLines, sampleEmail } from './testing/index.ts';
import {
  writeBookingEmail,
  writeCalendarEmail,
  writeLinkEmail,
  writeNoticeEmail,
  writeRefusalEmail,
} from './write-email.ts';

const brand = { name: 'Hopper & Co', color: '#ffe600', logo: 'https://book.example/logos/1/a.png' };
const user = { name: 'Grace', locale: null, zone: 'Europe/Berlin', timeFormat: 24 };
const link = { kind: 'signIn', name: 'Grace', locale: null, href: 'https://book.example/console/#token' } as const;
const unreadCalendar = { ...user, calendar: 'Work', server: 'calendar.example', readAt: at('2026-03-02T09:00Z') };
const booking = { title: 'Call', invitee: 'Ada', start: at('2026-03-03T09:00Z') };
const notice = { ...user, bookings: [booking] };
const refusal = { ...user, address: 'ada@exmaple.com', booking };

type Brand = typeof brand;

describe.each([
  ['about a booking', (own: Brand) => writeBookingEmail(sampleEmail({ brand: own }))],
  ['with a link', (own: Brand) => writeLinkEmail({ ...link, brand: own })],
  ['about an unread calendar', (own: Brand) => writeCalendarEmail({ ...unreadCalendar, isClosed: true, brand: own })],
  ['about refused mail', (own: Brand) => writeRefusalEmail({ ...refusal, brand: own })],
  ['about deleted entries', (own: Brand) => writeNoticeEmail({ kind: 'deletedEntries', ...notice, brand: own })],
])('an email %s', (_, write) => {
  test('begins with the name of the business, as text and as a page', () => {
    const { text, html } = write(brand);
    expect(readableLines(text)[0]).toBe('Hopper & Co');
    expect(linesOfPage(html)).toEqual(readableLines(text));
  });

  test('shows no picture but the logo of the business', () => {
    const { html } = write(brand);
    expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual([brand.logo]);
  });

  test('keeps the name of the business inside its element', () => {
    const { text, html } = write({ ...brand, name: '</p><img src=x>\u202e=?utf-8?B?SGk=?=\u2069' });
    expect(html).toContain('<bdi>&lt;/p&gt;&lt;img src=x&gt;=?utf-8?B?SGk=?=</bdi>');
    expect(`${text}${html}`).not.toMatch(/\u202e|\u2069/);
  });
});

test('shows the logo in place of the picture of the host', () => {
  const { html } = writeBookingEmail(sampleEmail({ brand, logo: 'https://elsewhere.example/ada.png' }));
  expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual([brand.logo]);
});

test('shows a logo on white and at most two lines high, in any mail program', () => {
  const { html } = writeBookingEmail(sampleEmail({ brand }));
  expect(html).toMatch(/<img [^>]*height="56" style="[^"]*max-height:56px[^"]*background-color:#ffffff/);
});

test('draws its button in a color that is readable in the email', () => {
  const { html } = writeBookingEmail(sampleEmail({ brand }));
  const [, below = ''] = /<td class="b" bgcolor="(#[\da-f]{6})"/.exec(html) ?? [];
  expect([below, html.includes('#ffe600')]).toEqual([accentOn('#ffe600', ['#ffffff']).accent, true]);
});
