import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PublicIdInPath, parsePublicId, publicIdOf } from './public-id.ts';

describe('a public id', () => {
  test.each([
    ['demo', 'demo/call'],
    ['Ada.L_ovelace-1', 'Ada.L_ovelace-1/call'],
    ['Žofie', 'Žofie/call'],
    ['Ada Lovelace', '@7/call'],
    ['a/b', '@7/call'],
    ['a~b', '@7/call'],
    ['50%', '@7/call'],
    ['@9', '@7/call'],
  ])('writes the public id of user %j as %j and reads it back', (username, expected) => {
    const publicId = publicIdOf(username, 7, 'call');
    expect(publicId).toBe(expected);
    expect(parsePublicId(publicId)).toEqual({ account: expected.slice(0, expected.indexOf('/')), name: 'call' });
  });

  test.each([
    '',
    '42',
    'demo',
    '/call',
    'demo/',
    'a/b/c',
    'demo/ä',
    'demo /call',
    '@0/call',
    '@9999999999999999/call',
    '\0/a',
  ])('refuses %j as a public id', (text) => expect(parsePublicId(text)).toBeUndefined());

  test('reads a public id in a path only with a tilde', () => {
    expect(v.parse(PublicIdInPath, 'demo~call')).toEqual({ account: 'demo', name: 'call' });
    expect(v.is(PublicIdInPath, 'demo/call')).toBe(false);
  });
});
