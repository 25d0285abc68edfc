import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueue } from './queue.ts';
import { QueueFullError, whenFull } from './queue-full-error.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const options = { concurrency: 2, maxWaiting: 2, timeoutMillis: 3000, stallMillis: 2000 };

/** Work that the queue starts and the test ends. */
function createWork(queue = createQueue(options)) {
  const starts: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    starts,
    begin: (name: string, key: string, part?: string) =>
      queue({ key, part }, () => {
        starts.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    async end(name: string) {
      await vi.advanceTimersByTimeAsync(0);
      ends.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('runs two jobs of a key and then the third', async () => {
  const { starts, begin, end } = createWork();
  const all = ['a', 'b', 'c'].map((name) => begin(name, 'account'));
  await end('none');
  expect(starts).toEqual(['a', 'b']);
  await end('b');
  expect(starts).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await Promise.all(all);
});

test('starts jobs in order of arrival', async () => {
  const { starts, begin, end } = createWork();
  const all = ['a', 'b', 'c', 'd'].map((name) => begin(name, 'account'));
  for (const name of ['a', 'b', 'c', 'd']) await end(name);
  expect(starts).toEqual(['a', 'b', 'c', 'd']);
  await Promise.all(all);
});

test('does not keep one key waiting for another', async () => {
  const { starts, begin, end } = createWork();
  const all = ['a', 'b', 'c'].map((name) => begin(name, 'busy'));
  const other = begin('d', 'quiet');
  await end('d');
  await other;
  expect(starts).toEqual(['a', 'b', 'd']);
  for (const name of ['a', 'b', 'c']) await end(name);
  await Promise.all(all);
});

test('leaves room for the other parts of a key', async () => {
  const { starts, begin, end } = createWork(createQueue({ ...options, partConcurrency: 1 }));
  const all = [begin('a', 'account', 'host 1'), begin('b', 'account', 'host 1'), begin('c', 'account', 'host 2')];
  await end('none');
  expect(starts).toEqual(['a', 'c']);
  for (const name of ['a', 'b', 'c']) await end(name);
  await Promise.all(all);
});

test('refuses jobs immediately when the queue is full', async () => {
  const { begin, end } = createWork();
  const all = ['a', 'b', 'c', 'd'].map((name) => begin(name, 'account'));
  await expect(begin('e', 'account')).rejects.toThrow(QueueFullError);
  for (const name of ['a', 'b', 'c', 'd']) await end(name);
  await Promise.all(all);
});

test('refuses jobs that wait too long without starting them', async () => {
  const { starts, begin, end } = createWork();
  const running = ['a', 'b', 'b2'].map((name) => begin(name, 'account'));
  const refusal = expect(begin('c', 'account')).rejects.toThrow(QueueFullError);
  await vi.advanceTimersByTimeAsync(1500);
  await end('a');
  await vi.advanceTimersByTimeAsync(1500);
  await refusal;
  for (const name of ['b', 'b2']) await end(name);
  await Promise.all(running);
  expect(starts).toEqual(['a', 'b', 'b2']);
});

test('refuses all waiting jobs when the running ones hang', async () => {
  const { begin, end } = createWork();
  const running = ['a', 'b'].map((name) => begin(name, 'account'));
  const refusals = ['c', 'd'].map((name) => expect(begin(name, 'account')).rejects.toThrow(QueueFullError));
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(refusals);
  for (const name of ['a', 'b']) await end(name);
  await Promise.all(running);
});

test('starts the next job when one fails', async () => {
  const queue = createQueue({ ...options, concurrency: 1 });
  const failing = queue({ key: 1 }, () => Promise.reject(new Error('broken')));
  const next = queue({ key: 1 }, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('returns something else when a queue is full, but not when the work fails', async () => {
  expect(await whenFull(Promise.reject(new QueueFullError()), () => 'busy')).toBe('busy');
  expect(await whenFull(Promise.resolve('done'), () => 'busy')).toBe('done');
  await expect(whenFull(Promise.reject(new Error('broken')), () => 'busy')).rejects.toThrow('broken');
});
