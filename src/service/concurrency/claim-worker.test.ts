import { expect, test } from 'vitest';
import { createClaimWorker } from './claim-worker.ts';

function openWorker(work: (item: string) => Promise<void> = async () => undefined) {
  const starts: [string, number][] = [];
  const from = Date.now();
  const errors: unknown[] = [];
  const worker = createClaimWorker<string>({
    claim: async () => ['a', 'b', 'c'],
    work(item) {
      starts.push([item, Date.now() - from]);
      return work(item);
    },
    concurrency: 20,
    spacingMillis: 25,
    workSeconds: 60,
    log: { error: (fields) => errors.push(fields) },
    messages: { broken: 'broken', unlisted: 'unlisted' },
  });
  return { worker, starts, errors };
}

test('leaves time between two starts', async () => {
  const { worker, starts } = openWorker();
  expect(await worker.runDue()).toBe(3);
  expect(starts.map(([item]) => item)).toEqual(['a', 'b', 'c']);
  const [first = 0, second, third] = starts.map(([, millis]) => millis);
  expect(second).toBeGreaterThanOrEqual(first + 20);
  expect(third).toBeGreaterThanOrEqual(first + 45);
});

test('does not start more work once it is stopped', async () => {
  const { worker, starts } = openWorker();
  const run = worker.runDue();
  await expect.poll(() => starts, { interval: 1 }).toHaveLength(1);
  await worker.stop();
  await run;
  expect(starts.map(([item]) => item)).toEqual(['a']);
});

test('continues after work on an item fails', async () => {
  const { worker, starts, errors } = openWorker(async (item) => {
    if (item === 'a') throw new Error('It is broken.');
  });
  await worker.runDue();
  expect(starts).toHaveLength(3);
  expect(errors).toHaveLength(1);
});
