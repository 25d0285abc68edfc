import { expect, test } from 'vitest';
import { limitLookups } from './limit-lookups.ts';

test('looks up two names of an account at a time', async () => {
  const { resolveFor, begun, answer } = openLookups();
  const names = ['a', 'b', 'c', 'd'].map((name) => resolveFor(1, name));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  answer('a', ['192.0.2.1']);
  await names[0];
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['b', 'c', 'd']) {
    await settled();
    answer(name, ['192.0.2.2']);
  }
  expect((await Promise.all(names)).flat()).toHaveLength(4);
});

test('never delays an account because of another’s lookups', async () => {
  const { resolveFor, begun } = openLookups();
  for (const name of ['a', 'b', 'c', 'd']) void resolveFor(1, name);
  void resolveFor(2, 'other');
  await settled();
  expect(begun).toEqual(['a', 'b', 'other']);
});

test('remembers a failed lookup for a moment', async () => {
  const { resolveFor, begun, fail } = openLookups();
  const first = expect(resolveFor(1, 'a')).rejects.toThrow('silence');
  await settled();
  fail('a', new Error('silence'));
  await first;
  await expect(resolveFor(2, 'a')).rejects.toThrow('silence');
  expect(begun).toEqual(['a']);
});

test('repeats a successful lookup every time', async () => {
  const { resolveFor, begun, answer } = openLookups();
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    const found = resolveFor(1, 'a');
    await settled();
    answer('a', [address]);
    expect(await found).toEqual([address]);
  }
  expect(begun).toEqual(['a', 'a']);
});

test('starts the next lookup after a failure', async () => {
  const { resolveFor, begun, fail } = openLookups();
  for (const name of ['a', 'b', 'c']) resolveFor(1, name).catch(() => undefined);
  await settled();
  fail('a', new Error('silence'));
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
});

/** Lookups that the test answers. */
function openLookups() {
  const begun: string[] = [];
  const open = new Map<string, PromiseWithResolvers<readonly string[]>>();
  const resolveFor = limitLookups((name) => {
    begun.push(name);
    const lookup = Promise.withResolvers<readonly string[]>();
    open.set(name, lookup);
    return lookup.promise;
  });
  return {
    resolveFor,
    begun,
    answer: (name: string, addresses: readonly string[]) => open.get(name)?.resolve(addresses),
    fail: (name: string, error: Error) => open.get(name)?.reject(error),
  };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
