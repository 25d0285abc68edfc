import { expect, test } from 'vitest';
import { findLookalike } from './lookalike-username.ts';

test.each(['ada.l', 'émile', 'Zoë_2', '山田taro', '김-kim', 'иван', 'ελένη', 'דנה', 'สมชาย'])(
  'accepts the username %s',
  (username) => {
    expect(findLookalike(username)).toBeUndefined();
  },
);

test.each([
  ['ada\ufe0f', 'invisible'],
  ['a\u034fda', 'invisible'],
  ['ada\u3164', 'invisible'],
  ['ada\u200b', 'invisible'],
  ['jose\u0301', 'other_form'],
  ['\uff41\uff44\uff41', 'other_form'],
  ['d\u0435mo', 'mixed_alphabets'],
  ['dem\u03bf', 'mixed_alphabets'],
  ['\u0438v\u0430\u043d', 'mixed_alphabets'],
  ['\u0438\u0432\u03b1\u043d', 'mixed_alphabets'],
  ['ad\u13aa', 'mixed_alphabets'],
])('refuses the username %j: %s', (username, fault) => {
  expect(findLookalike(username)).toBe(fault);
});
