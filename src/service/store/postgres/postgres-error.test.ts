import { expect, test } from 'vitest';
import { isUnavailable } from './postgres-error.ts';

test.each([
  ['08006', 'connection failure'],
  ['53300', 'too many connections'],
  ['57P01', 'shutdown by the administrator'],
  ['57P03', 'still starting'],
  ['57014', 'query canceled'],
  ['25006', 'a standby'],
  ['25P03', 'idle for too long in a transaction'],
  ['28P01', 'another password'],
  ['3D000', 'no such database'],
  ['ECONNREFUSED', 'no one listens'],
])('treats %s, %s, as an unavailable database', (code) => {
  expect(isUnavailable(Object.assign(new Error('x'), { code }))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
])('treats the message “%s” as an unavailable database', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
});

test('treats a cluster node lost during a commit as an unavailable database', () => {
  const message = 'could not commit transaction for shard 102008 on at least one active node';
  expect(isUnavailable(Object.assign(new Error(message), { code: 'XX000' }))).toBe(true);
});

test.each(['could not write init file', 'could not write init file: No space left on device'])(
  'treats the message “%s” of a full disk as an unavailable database',
  (message) => {
    expect(isUnavailable(Object.assign(new Error(message), { code: 'XX000' }))).toBe(true);
  },
);

test('treats any other internal error of PostgreSQL as a fault of the service', () => {
  expect(isUnavailable(Object.assign(new Error('cache lookup failed'), { code: 'XX000' }))).toBe(false);
});

test.each([['23505'], ['22021'], ['42601'], ['ERR_INVALID_ARG_TYPE']])(
  'treats the code %s as a fault of the service',
  (code) => {
    expect(isUnavailable(Object.assign(new Error('x'), { code }))).toBe(false);
  },
);

test('treats any other error as a fault of the service', () => {
  expect(isUnavailable(new TypeError('x is not a function'))).toBe(false);
  expect(isUnavailable('ECONNREFUSED')).toBe(false);
});
