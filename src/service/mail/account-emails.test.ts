import { describe, expect, test } from 'vitest';
import { languages } from '../../language/index.ts';
import { at, linesOfPage, readableLines } from './testing/index.ts';
import { words } from './words/index.ts';
import { writeCalendarEmail, writeLinkEmail, writeNoticeEmail, writeRefusalEmail } from './write-email.ts';

/** The longest page of an email, in bytes, that no mail program cuts off. */
const longestPage = 40_000;

describe('an email with a link', () => {
  const about = { kind: 'confirmEmail', name: 'Grace', href: 'https://book.example/console/#token' } as const;
  const linkKinds = ['confirmEmail', 'signIn', 'invitation'] as const;
  const everyLink = languages.flatMap((locale) => linkKinds.map((kind) => ({ locale, kind })));

  test.each(everyLink)('says the same in a link email as text and as a page: $kind in $locale', ({ locale, kind }) => {
    const { subject, text, html } = writeLinkEmail({ ...about, kind, locale });
    expect(linesOfPage(html)).toEqual(readableLines(text));
    expect([text.includes(about.href), subject]).toEqual([true, words[locale].links[kind].subject]);
  });

  const everyTranslation = everyLink.filter(({ locale }) => locale !== 'en');

  test.each(everyTranslation)('leaves no English in an email with a link: $kind in $locale', ({ locale, kind }) => {
    const { subject, text } = writeLinkEmail({ ...about, kind, name: 'Ж', sender: 'Ж', href: 'ж', locale });
    const english = Object.values(words.en.links[kind]);
    expect(english.filter((sentence) => `${subject}\n${text}`.includes(sentence))).toEqual([]);
    expect(`${subject}\n${text}`).not.toMatch(/\b(address|your|confirm|works|email|sign in|invited)\b/);
  });

  test('names the colleague who invites', () => {
    const { text } = writeLinkEmail({ ...about, kind: 'invitation', sender: 'Ada Lovelace', locale: null });
    expect(text).toContain('Ada Lovelace invited you.');
  });

  test('removes from a name what a mail program would turn into a link', () => {
    const { html } = writeLinkEmail({ ...about, locale: null, name: 'https://evil.example <b>evil.example</b>' });
    expect(html).not.toMatch(/evil\.example|<b>/);
  });
});

describe('an email about a calendar that cannot be read', () => {
  const about = {
    name: 'Grace',
    zone: 'Europe/Berlin',
    timeFormat: 24,
    calendar: 'Work',
    server: 'calendar.example',
    readAt: at('2026-03-02T09:00Z'),
  };

  test.each(languages)('says the same about an unread calendar as text and as a page: %s', (locale) => {
    for (const [isClosed, sentence] of [[true, 'closed'] as const, [false, 'failing'] as const]) {
      const { subject, text, html } = writeCalendarEmail({ ...about, locale, isClosed });
      expect(linesOfPage(html)).toEqual(readableLines(text));
      expect([subject.includes('Work'), text.includes(words[locale].calendars[sentence])]).toEqual([true, true]);
      expect(text).toMatch(/10[:.]00/);
    }
  });

  test.each(languages.filter((locale) => locale !== 'en'))(
    'leaves no English in an email about an unread calendar: %s',
    (locale) => {
      const { subject, text } = writeCalendarEmail({
        ...about,
        name: 'Ж',
        calendar: 'Ж',
        server: 'ж',
        locale,
        isClosed: true,
      });
      expect(`${subject}\n${text}`).not.toMatch(/\b(your|read|cannot|again|hours|without)\b/i);
    },
  );
});

describe('an email about entries that a host has deleted', () => {
  const about = { name: 'Grace', zone: 'Europe/Berlin', timeFormat: 24 };
  const booking = { title: 'Call', invitee: 'Ada', start: at('2026-03-03T09:00Z') };

  test.each(languages)('says the same about deleted entries as text and as a page: %s', (locale) => {
    const { subject, text, html } = writeNoticeEmail({
      kind: 'deletedEntries',
      ...about,
      locale,
      bookings: [booking, booking],
    });
    expect(linesOfPage(html)).toEqual(readableLines(text));
    expect(subject).toBe(words[locale].notices.deletedEntries.subject);
    expect(text.match(/10[:.]00/g)).toHaveLength(2);
  });

  test.each(languages.filter((locale) => locale !== 'ja' && locale !== 'zh'))(
    'opens an email about several deleted bookings in the plural: %s',
    (locale) => {
      const opening = (count: number) =>
        linesOfPage(
          writeNoticeEmail({ kind: 'deletedEntries', ...about, locale, bookings: Array(count).fill(booking) }).html,
        )[1];
      expect(opening(1)).not.toBe(opening(2));
      expect(opening(5)).toBe(opening(2));
    },
  );

  test('says that none of several deleted bookings is canceled', () => {
    const { text } = writeNoticeEmail({
      kind: 'deletedEntries',
      ...about,
      locale: 'en',
      bookings: [booking, booking],
    });
    expect(text).toContain('The bookings are not canceled');
  });

  test.each(languages)('keeps an email about the most deleted entries below 40 kB: %s', (locale) => {
    const longest = { ...booking, title: '"'.repeat(255), invitee: '🙂'.repeat(255) };
    const { html } = writeNoticeEmail({ kind: 'deletedEntries', ...about, locale, bookings: Array(20).fill(longest) });
    expect(Buffer.byteLength(html)).toBeLessThan(longestPage);
  });
});

describe('an email about an added passkey', () => {
  const about = { kind: 'addedPasskey', zone: 'Europe/Berlin', timeFormat: 24, bookings: [] } as const;

  test.each(languages)('says the same about an added passkey as text and as a page: %s', (locale) => {
    const { subject, text, html } = writeNoticeEmail({ ...about, name: 'Grace', locale });
    const { subject: expected, advice } = words[locale].notices.addedPasskey;
    expect(linesOfPage(html)).toEqual(readableLines(text));
    expect([subject, readableLines(text).join(' ').includes(advice)]).toEqual([expected, true]);
  });

  test.each(languages.filter((locale) => locale !== 'en'))(
    'leaves no English in an email about an added passkey: %s',
    (locale) => {
      const { subject, text } = writeNoticeEmail({ ...about, name: 'Ж', locale });
      expect(`${subject}\n${text}`).not.toMatch(/\b(your|address|added|someone|remove|sign)\b/i);
    },
  );
});

describe('an email about a changed address', () => {
  const about = { kind: 'changedEmail', zone: 'Europe/Berlin', timeFormat: 24, bookings: [] } as const;

  test.each(languages)('says the same about a changed address as text and as a page: %s', (locale) => {
    const { subject, text, html } = writeNoticeEmail({ ...about, name: 'Grace', locale });
    const { subject: expected, advice } = words[locale].notices.changedEmail;
    expect(linesOfPage(html)).toEqual(readableLines(text));
    expect([subject, readableLines(text).join(' ').includes(advice)]).toEqual([expected, true]);
  });

  test.each(languages.filter((locale) => locale !== 'en'))(
    'leaves no English in an email about a changed address: %s',
    (locale) => {
      const { subject, text } = writeNoticeEmail({ ...about, name: 'Ж', locale });
      expect(`${subject}\n${text}`).not.toMatch(/\b(your|address|changed|emails|check|sign)\b/i);
    },
  );
});

describe('an email about an address that refuses mail', () => {
  const booking = { title: 'Call', invitee: 'Ada', start: at('2026-03-03T09:00Z') };
  const about = { name: 'Grace', zone: 'Europe/Berlin', timeFormat: 24, address: 'ada@exmaple.com', booking };

  test.each(languages)('says the same about a refused address as text and as a page: %s', (locale) => {
    const { subject, text, html } = writeRefusalEmail({ ...about, locale });
    expect(linesOfPage(html)).toEqual(readableLines(text));
    expect([subject, text].every((part) => part.includes('ada@exmaple.com'))).toBe(true);
    expect(text).toMatch(/10[:.]00/);
  });

  test.each(['ar', 'he'])('isolates a refused address in a subject that runs right to left: %s', (locale) => {
    // Digits after Arabic letters would move behind the domain.
    const { subject } = writeRefusalEmail({ ...about, address: '123@example.com', locale });
    expect(subject).toContain('\u2068123@example.com\u2069');
  });

  test.each(languages.filter((locale) => locale !== 'en'))(
    'leaves no English in an email about a refused address: %s',
    (locale) => {
      const inCyrillic = { ...booking, title: 'Ж', invitee: 'Ж' };
      const { subject, text } = writeRefusalEmail({
        ...about,
        name: 'Ж',
        address: 'ж',
        booking: inCyrillic,
        locale,
      });
      expect(`${subject}\n${text}`).not.toMatch(/\b(could|reach|mail about|address may|another way|booking)\b/i);
    },
  );
});

test('keeps mail programs from decoding an encoded word in a calendar name', () => {
  const about = { name: 'Grace', locale: null, zone: 'Europe/Berlin', timeFormat: 24, isClosed: false };
  const calendar = `=?utf-8?B?SGk=?= ${'x'.repeat(300)}`;
  const { subject } = writeCalendarEmail({ ...about, calendar, server: 'a.example', readAt: at('2026-03-02T09:00Z') });
  expect(subject).not.toContain('=?');
  expect(subject.length).toBeLessThan(150);
});
