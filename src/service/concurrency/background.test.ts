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
  const endings: string[] = [];
  const { inBackground, settle } = createBackground(fail);
  inBackground(async () => {
    inBackground(async () => {
      endings.push('second');
    });
    endings.push('first');
  });
  await settle();
  expect(endings).toEqual(['first', 'second']);
});

test('reports the error of work, and continues with other work', async () => {
  const reports: unknown[] = [];
  const { inBackground, settle } = createBackground((error) => reports.push(error));
  const error = new Error('away');
  inBackground(() => Promise.reject(error));
  inBackground(async () => {
    reports.push('done');
  });
  await settle();
  expect(reports.toSorted((one) => (one === error ? -1 : 1))).toEqual([error, 'done']);
});
