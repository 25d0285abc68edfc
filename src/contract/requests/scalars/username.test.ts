import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Username } from './username.ts';

test.each(['ada.l', 'émile', 'Zoë_2', '山田taro', '김-kim', 'иван', 'ελένη', 'דנה', 'สมชาย'])(
  'accepts the username %s as it is',
  (username) => {
    expect(v.parse(Username, username)).toBe(username);
  },
);

test.each([
  ['jose\u0301', 'jos\u00e9'],
  ['\uff41\uff44\uff41', 'ada'],
])('writes the username %j as %j', (sent, username) => {
  expect(v.parse(Username, sent)).toBe(username);
});

test.each(['ada\ufe0f', 'a\u034fda', 'ada\u3164', 'ada\u115f', 'ada\u200b', '\u00ad'])(
  'refuses the invisible character in the username %j',
  (username) => {
    expect(v.is(Username, username)).toBe(false);
  },
);

test.each(['d\u0435mo', 'dem\u03bf', 'иv\u0430н', 'ив\u03b1н', 'ad\u13aa'])(
  'refuses the alphabets mixed in the username %j',
  (username) => {
    expect(v.safeParse(Username, username).issues?.[0].message).toBe('must not mix letters of different alphabets');
  },
);

test('refuses a username that is too long once it is normalized', () => {
  expect(v.is(Username, '\u321d'.repeat(200))).toBe(false);
});
