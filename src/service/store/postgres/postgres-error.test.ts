import { expect, test } from 'vitest';
import { isUnavailable } from './postgres-error.ts';

test.each([
  ['08006', 'connection failure'],
  ['53300', 'too many connections'],
  ['57P01', 'shutdown by the administrator'],
  ['57P03', 'still starting'],
  ['57014', 'query canceled'],
  ['25006', 'a standby'],
  ['28P01', 'another password'],
  ['3D000', 'no such database'],
  ['ECONNREFUSED', 'nobody listens'],
])('%s, %s, means not now', (code) => {
  expect(isUnavailable(Object.assign(new Error('x'), { code }))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
])('“%s” means not now', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
});

test.each([['23505'], ['22021'], ['42601'], ['ERR_INVALID_ARG_TYPE']])('%s is a fault of ours', (code) => {
  expect(isUnavailable(Object.assign(new Error('x'), { code }))).toBe(false);
});

test('any other error is a fault of ours', () => {
  expect(isUnavailable(new TypeError('x is not a function'))).toBe(false);
  expect(isUnavailable('ECONNREFUSED')).toBe(false);
});
