import { expect, test } from 'vitest';
import { createBackground } from './background.ts';

const fail = (error: unknown) => expect.fail(String(error));

test('begins work only after its caller has returned', async () => {
  const order: string[] = [];
  const { inBackground, settle } = createBackground(fail);
  inBackground(async () => {
    order.push('work');
  });
  order.push('returned');
  await settle();
  expect(order).toEqual(['returned', 'work']);
});

test('settles once the work has ended that other work began', async () => {
  const done: string[] = [];
  const { inBackground, settle } = createBackground(fail);
  inBackground(async () => {
    inBackground(async () => {
      done.push('second');
    });
    done.push('first');
  });
  await settle();
  expect(done).toEqual(['first', 'second']);
});

test('reports what work throws, and goes on with other work', async () => {
  const reported: unknown[] = [];
  const { inBackground, settle } = createBackground((error) => reported.push(error));
  const error = new Error('away');
  inBackground(() => Promise.reject(error));
  inBackground(async () => {
    reported.push('done');
  });
  await settle();
  expect(reported.toSorted((one) => (one === error ? -1 : 1))).toEqual([error, 'done']);
});
