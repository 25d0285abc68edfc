import { expect, test } from 'vitest';
import { settleAll } from './settle-all.ts';

test('returns all results in the order of the work', async () => {
  const slow = Promise.withResolvers<string>();
  const results = settleAll([slow.promise, Promise.resolve(2)]);
  slow.resolve('one');
  expect(await results).toEqual(['one', 2]);
});

test('fails with the first failure, whatever its position', async () => {
  const [cause, consequence] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const results = settleAll([consequence.promise, cause.promise]);
  cause.reject(new Error('the cause'));
  await expect(cause.promise).rejects.toThrow();
  consequence.reject(new Error('the consequence'));
  await expect(results).rejects.toThrow('the cause');
});

test('fails only after everything else has ended', async () => {
  const slow = Promise.withResolvers<void>();
  const endings: string[] = [];
  const failing = settleAll([
    Promise.reject(new Error('broken')),
    slow.promise.then(() => {
      endings.push('slow');
    }),
  ]).catch(() => endings.push('together'));
  slow.resolve();
  await failing;
  expect(endings).toEqual(['slow', 'together']);
});
