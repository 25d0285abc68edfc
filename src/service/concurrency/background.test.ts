import { expect, test } from 'vitest';
import { createBackground } from './background.ts';

const fail = (error: unknown) => expect.fail(String(error));

test('starts work only after its caller has returned', async () => {
  const order: string[] = [];
  const { inBackground, settle } = createBackground(fail);
  inBackground(async () => {
    order.push('work');
  });
  order.push('returned');
  await settle();
  expect(order).toEqual(['returned', 'work']);
});

test('settles once the work that other work started has ended', async () => {
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

test('reports the error of work, and continues with other work', async () => {
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
