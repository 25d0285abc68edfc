import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { errorsByPath } from '../validation-errors.ts';
import { HttpsUrl, lineOrNothingUpTo, lineUpTo, partOfLineUpTo, textUpTo } from './text.ts';

function faultOf(schema: v.GenericSchema, input: unknown): string | undefined {
  const result = v.safeParse(v.object({ text: schema }), { text: input });
  return result.success ? undefined : errorsByPath(result.issues).text?.[0];
}

describe('a line', () => {
  it('trims a line and counts an emoji as one character', () => {
    expect(v.parse(lineUpTo(3), ' a b ')).toBe('a b');
    expect(faultOf(lineUpTo(3), '🙂🙂🙂')).toBeUndefined();
    expect(faultOf(lineUpTo(3), '🙂🙂🙂🙂')).toBe('must be 3 characters or fewer, found 4');
  });

  it.each(['a\nb', 'a\rb', 'a\tb', 'a\u0000b', 'a\u0085b'])('refuses a control character in a line: %j', (text) => {
    expect(faultOf(lineUpTo(9), text)).toContain('one line');
    expect(faultOf(partOfLineUpTo(9), text)).toContain('one line');
  });

  it('accepts an empty line only where it is allowed', () => {
    expect(faultOf(lineUpTo(3), '  ')).toBe('must not be empty, found ""');
    expect(v.parse(lineOrNothingUpTo(3), '  ')).toBe('');
  });

  it('keeps spaces around a search term', () => {
    expect(v.parse(partOfLineUpTo(3), ' a ')).toBe(' a ');
  });
});

describe('a text', () => {
  it('keeps line breaks and spaces of a text up to its limit', () => {
    expect(v.parse(textUpTo(5), ' a\nb ')).toBe(' a\nb ');
    expect(faultOf(textUpTo(5), 'a\nb\ncd')).toBe('must be 5 characters or fewer, found 6');
  });
});

describe('an https address', () => {
  it.each(['https://example.com', 'HTTPS://Example.com:8443/a?b=c#d', 'https://[::1]/', 'https://bücher.example/ä'])(
    'accepts the HTTPS URL %s',
    (url) => expect(faultOf(HttpsUrl, url)).toBeUndefined(),
  );

  it.each([
    'http://example.com',
    'https:/example.com',
    'https://',
    'https:///a',
    'https://user@example.com',
    'https://user:word@example.com/',
    'https://exa mple.com',
    'https://example.com:99999',
    'https:\\\\example.com',
    'https://example.com\\@evil.example',
    '//example.com',
    'javascript:alert(1)//https://',
  ])('refuses the HTTPS URL %s', (url) => expect(faultOf(HttpsUrl, url)).toContain('https://'));
});
