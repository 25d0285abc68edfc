import { beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '../../../../contract/index.ts';
import { describeEntry } from './describe-entry.ts';
import { words } from './words/index.ts';

beforeAll(() => words.load('en'));

// The keys of an object literal are its own names.
const changes = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method !== 'GET');

test.each(changes)('the journal has words for %s', (operation) => {
  const kind = endpoints[operation].resource?.kind ?? 'account';
  const [what, done] = describe(operation, kind).split(': ');
  expect([what, done], `Add ${operation} to words/en.ts.`).not.toContain(operation);
  expect(what).toMatch(/^[A-Z]/);
});

test('shows unknown changes of a newer server by their own names', () => {
  expect(describe('foldRoom', 'room')).toBe('room: foldRoom');
});

function describe(operation: string, kind: string): string {
  const actor = { via: 'session', user_id: 1 } as const;
  const entry = { id: '1', at: '2026-03-02T08:00:00Z', operation, actor, subject: { kind, id: '7' }, fields: [] };
  return describeEntry(entry, new Map([[1, 'Ana Host']])).what;
}
