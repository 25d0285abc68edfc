import { describe, expect, test } from 'vitest';
import { languages } from '../../language/index.ts';
import { at, kinds, linesOfPage, question, readableLines, recipients, sampleEmail } from './testing/index.ts';
import { words } from './words/index.ts';
import { writeBookingEmail } from './write-email.ts';

const everyEmail = languages.flatMap((locale) =>
  kinds.flatMap((kind) => recipients.map((recipient) => ({ locale, kind, recipient }) as const)),
);

/** The longest page of an email, in bytes, that no mail program cuts off. */
const longestPage = 40_000;

describe('an email in each language, of each kind, to each recipient', () => {
  test.each(everyEmail)('says the same as text and as a page: $locale, $kind, $recipient', (about) => {
    const fields = [question('textarea', 'topic'), question('checkbox', 'terms')];
    const { text, html } = writeBookingEmail(
      sampleEmail({ ...about, fields, event: { answers: { topic: 'One\n\nTwo' } } }),
    );
    expect(linesOfPage(html)).toEqual(readableLines(text));
  });

  test.each(everyEmail.filter(({ locale }) => locale !== 'en'))(
    'holds no English: $locale, $kind, $recipient',
    (about) => {
      const person = { name: 'Ж', email: 'ж@ж.жж' };
      const { subject, text } = writeBookingEmail(
        sampleEmail({
          ...about,
          title: 'Ж',
          fields: [question('checkbox', 'a', { label: 'Ж' }), question('checkbox', 'b', { label: 'Ж' })],
          links: { view: 'ж', reschedule: 'ж', cancel: 'ж' },
          event: {
            host: { ...person, timezone: 'Europe/Berlin' },
            invitee: { ...person, timezone: 'America/New_York' },
            answers: { a: true },
            location: { type: 'in_person', value: 'Ж' },
            ...(about.kind === 'canceled' && { cancel_reason: 'Ж' }),
            guests: ['ж@ж.жж'],
          },
        }),
      );
      const isEnglish = new RegExp(`\\b(${englishPieces(about.locale).join('|')})\\b`, 'i');
      expect(`${subject}\n${text}`).not.toMatch(isEnglish);
    },
  );

  test('detects leftover English in another language', () => {
    const { text } = writeBookingEmail(sampleEmail({ recipient: 'host' }));
    expect(text).toMatch(new RegExp(`\\b(${englishPieces('en').join('|')})\\b`, 'i'));
  });

  test.each(languages)('names its language and its direction: %s', (locale) => {
    const { html } = writeBookingEmail(sampleEmail({ locale }));
    const [tag, dir] = [locale === 'en' ? 'en-GB' : locale, locale === 'ar' || locale === 'he' ? 'rtl' : 'ltr'];
    expect(html.match(new RegExp(`<(html|table)[^>]* lang="${tag}" dir="${dir}"`, 'g'))).toHaveLength(2);
  });
});

/** The English words that no other language has, with the names of days and months. */
function englishPieces(language: string): string[] {
  const sharedWords = ['Invitation', 'No', 'Was'].filter(() => language !== 'en');
  const texts = [...leaves(words.en), 'Tuesday', 'Monday', 'March', 'Tomorrow', 'Time'];
  const pieces = texts
    .flatMap((text) => text.split(/[ЖЩЮ]+|NaN/))
    .map((piece) => piece.replace(/[^\p{L}’ ]/gu, '').trim());
  return pieces.filter((piece) => piece.length > 1 && !sharedWords.includes(piece));
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('ЖЖЖ', 'ЩЩЩ', 'ЮЮЮ'))];
  return Object.values(value as object).flatMap(leaves); // words hold nothing else
}

describe('the content of an email', () => {
  test.each([
    ['text', 'Rigging', ['Rigging']],
    ['textarea', 'One\n\nTwo  &  <b>', ['One', 'Two  &  <b>']],
    ['select', 'Blue', ['Blue']],
    ['radio', 'Red', ['Red']],
    ['phone', '+4930123456', ['+4930123456']],
    ['email', 'team@example.com', ['team@example.com']],
    ['checkbox', true, ['Yes']],
    ['checkbox', undefined, ['No']],
    ['checkbox', ['Tea', 'Milk'], ['Tea', 'Milk']],
  ] as const)('shows an answer to a field of type %s with its label: %j', (type, answer, lines) => {
    const options = Array.isArray(answer) ? ['Tea', 'Milk'] : [];
    const answers =
      answer === undefined ? {} : { it: Array.isArray(answer) ? [...answer] : (answer as string | boolean) };
    const fields = [question(type, 'it', { options })];
    const { text } = writeBookingEmail(sampleEmail({ recipient: 'host', fields, event: { answers } }));
    expect(readableLines(text.slice(text.indexOf('==')))).toEqual(
      expect.arrayContaining(['Answers', 'Label of it', ...lines]),
    );
  });

  test('shows an answer whose question was deleted', () => {
    const { text } = writeBookingEmail(sampleEmail({ recipient: 'host', event: { answers: { topic: 'Rigging' } } }));
    expect(text).toContain('topic\nRigging');
  });

  test('names both times where the clocks differ, and one where they agree', () => {
    const { text } = writeBookingEmail(sampleEmail({ recipient: 'host' }));
    expect(text).toMatch(/When\nTuesday,? 3 March 2026\n10:00.10:30\nCentral European Time \(GMT\+1\)/);
    expect(text).toMatch(/Invitee’s time\nTuesday,? 3 March 2026\n04:00.04:30\nEastern Time \(GMT-5\)/);
    const invitee = { name: 'Ada', email: 'ada@example.com', timezone: 'Europe/Paris' };
    expect(writeBookingEmail(sampleEmail({ recipient: 'host', event: { invitee } })).text).not.toContain(
      'Invitee’s time',
    );
  });

  test('follows the clock of the host only in the host’s email', () => {
    const textFor = (recipient: 'host' | 'invitee') =>
      writeBookingEmail(sampleEmail({ recipient, hostTimeFormat: 12 })).text;
    expect([textFor('host'), textFor('invitee')]).toEqual([
      expect.stringMatching(/10:00.*10:30.am/),
      expect.stringMatching(/04:00.04:30\n/),
    ]);
  });

  test('shows the guests, the reason for canceling and the previous time', () => {
    const text = writeBookingEmail(sampleEmail({ recipient: 'host', kind: 'canceled' })).text;
    expect(text).toContain('Guests\nbo@example.com\ncy@example.com');
    expect(text).toContain('Reason for canceling\nA cold.\nSorry!');
    expect(writeBookingEmail(sampleEmail({ recipient: 'host', kind: 'rescheduled' })).text).toMatch(
      /Previous time\nMonday,? 2 March 2026\n10:00.10:30/,
    );
  });
});

test('shows a picture above the email only from an https address', () => {
  const { html } = writeBookingEmail(sampleEmail({ logo: 'https://example.com/a.png?b="c' }));
  expect(html).toContain('<img src="https://example.com/a.png?b=&quot;c" alt="Grace Hopper"');
  expect(writeBookingEmail(sampleEmail({ logo: 'http://example.com/a.png' })).html).not.toContain('<img');
});

test.each(['invitee', 'host'] as const)(
  'outlines the button that cancels, and fills the others, for the %s',
  (recipient) => {
    const { html } = writeBookingEmail(sampleEmail({ recipient }));
    const cells = [...html.matchAll(/<td [^>]*style="([^"]*)"><a [^>]*>([^<]+)<\/a><\/td>/g)];
    const filledLabels = cells.filter(([, style]) => style?.includes('background-color')).map(([, , label]) => label);
    expect(filledLabels).toEqual(['View booking', 'Reschedule']);
    expect(cells.map(([, , label]) => label)).toEqual([...filledLabels, 'Cancel booking']);
  },
);

test('does not break a heading within a hyphenated word', () => {
  const { html } = writeBookingEmail(sampleEmail({ locale: 'fr' }));
  expect(html).toMatch(/<h1 [^>]*>Votre <span style="white-space:nowrap">rendez-vous<\/span> est confirmé.<\/h1>/);
});

describe('a subject', () => {
  test.each([
    ['en', '2026-03-02T10:00Z', 'Tomorrow 04:00: Introductory call with Grace Hopper'],
    ['de', '2026-03-03T07:00Z', 'Heute, 04:00: Introductory call mit Grace Hopper'],
    ['ja', '2026-03-02T10:00Z', '明日 04:00：Introductory call（Grace Hopper）'],
    ['en-US', '2026-03-02T10:00Z', 'Tomorrow 4:00 AM: Introductory call with Grace Hopper'],
    ['en', '2026-02-20T10:00Z', 'Tue 3 Mar 04:00: Introductory call with Grace Hopper'],
  ])('says when the reminded meeting is, in %s at %s', (locale, now, subject) => {
    const email = writeBookingEmail(sampleEmail({ kind: 'reminder', locale, now: at(now) }));
    expect(email.subject.replace(/^Tue, /, 'Tue ')).toBe(subject);
  });

  test('keeps mail programs from decoding an encoded word in a subject', () => {
    const word = '=?utf-8?B?SGk=?=';
    const { subject } = writeBookingEmail(
      sampleEmail({ recipient: 'host', title: word, event: { invitee: person(word) } }),
    );
    expect(subject).not.toContain('=?');
  });

  test('keeps a subject on one line of a bounded length', () => {
    const { subject } = writeBookingEmail(
      sampleEmail({
        recipient: 'host',
        title: `a\r\nBcc: x${'🙂'.repeat(250)}`,
        event: { invitee: person('Ж'.repeat(255)) },
      }),
    );
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect([...subject].length).toBeLessThan(240);
  });
});

function person(name: string) {
  return { name, email: 'ada@example.com', timezone: 'America/New_York' };
}

describe('text of strangers', () => {
  test.each(['host', 'invitee', 'guest'] as const)('stays inside its element in the email to the %s', (recipient) => {
    const evil = '</bdi><img src=x onerror=y>\u2069\u202e"\u2066';
    const { html, text } = writeBookingEmail(
      sampleEmail({
        recipient,
        title: evil,
        fields: [question('text', 'topic', { label: evil })],
        event: { invitee: person(evil), answers: { topic: evil }, location: { type: 'custom', value: evil } },
      }),
    );
    expect(html).not.toMatch(/<img|\u202e|\u2066|\u2069/);
    expect(html.match(/<bdi>/g)).toHaveLength(html.match(/<\/bdi>/g)?.length ?? 0);
    expect(text).not.toMatch(/\u202e|\u2066/);
  });

  test('never turns an answer into a link', () => {
    const answers = { topic: 'https://evil.example/ www.evil.example javascript:alert(1)' };
    const { html } = writeBookingEmail(
      sampleEmail({ recipient: 'host', fields: [question('textarea', 'topic')], event: { answers } }),
    );
    expect(html.match(/href="[^"]*evil|href="javascript/)).toBeNull();
  });

  test.each([
    ['https://meet.example/a', true],
    ['http://meet.example/a', false],
    ['javascript:alert(1)', false],
    ['Main Street 1', false],
  ])('links a place only if it is an https address: %s', (value, isLink) => {
    const { html } = writeBookingEmail(sampleEmail({ event: { location: { type: 'video', value } } }));
    expect(html.includes(`href="${value}"`)).toBe(isLink);
  });

  test.each(['https', 'HTTPS'])('writes out a long link to a place in the text part: %s', (scheme) => {
    const value = `${scheme}://meet.example/${'a'.repeat(200)}`;
    const { text } = writeBookingEmail(sampleEmail({ event: { location: { type: 'video', value } } }));
    expect(text.split('\n')).toContain(value);
  });

  test('isolates a name in words written from right to left', () => {
    const { text } = writeBookingEmail(sampleEmail({ locale: 'ar' }));
    expect(text).toContain('مرحبًا \u2068Ada Lovelace\u2069،');
    expect(writeBookingEmail(sampleEmail()).text).not.toContain('\u2068');
    expect(writeBookingEmail(sampleEmail({ event: { invitee: person('עדה') } })).text).toContain('\u2068עדה\u2069');
  });
});

test.each(languages)('keeps the longest email below 40 kB and says what is left out, in %s', (locale) => {
  const fields = Array.from({ length: 100 }, (_, index) =>
    question('textarea', `field-${index}`, { label: `${index}${'"'.repeat(250)}` }),
  );
  const answers = Object.fromEntries(
    fields.map(({ identifier }, index) => [identifier, index < 3 ? 'Ж' : '&'.repeat(2000)]),
  );
  const guests = Array.from({ length: 10 }, (_, index) => `${'&'.repeat(60)}${index}@${'example.'.repeat(20)}com`);
  const event = {
    answers,
    guests,
    cancel_reason: '🙂'.repeat(1000),
    invitee: person('🙂'.repeat(255)),
    location: { type: 'video' as const, value: `https://meet.example/?${'&'.repeat(2020)}` },
  };
  const { html, text } = writeBookingEmail(
    sampleEmail({ locale, fields, recipient: 'host', kind: 'rescheduled', title: '"'.repeat(255), event }),
  );
  expect(Buffer.byteLength(html)).toBeLessThan(longestPage);
  expect(linesOfPage(html)).toEqual(readableLines(text));
  const sentences = Array.from({ length: 100 }, (_, count) => words[locale].moreAnswers(count + 1));
  expect(sentences.filter((sentence) => text.includes(`\n\n${sentence}\n`))).toHaveLength(1);
});
