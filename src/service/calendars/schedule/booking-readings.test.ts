import { expect, test } from 'vitest';
import { createBookingReadings } from './booking-readings.ts';

const neverAborted = new AbortController().signal;

/** Begins to read sources of an account, and counts how many of them have read how far. */
function readSources(readInTurn: ReturnType<typeof createBookingReadings>, accountId: number, count: number) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const reached = { begun: 0, long: 0, mostLong: 0 };
  const readings = Array.from({ length: count }, () =>
    readInTurn({ accountId, signal: neverAborted }, async (nextStep) => {
      reached.begun += 1;
      await nextStep();
      reached.long += 1;
      reached.mostLong = Math.max(reached.mostLong, reached.long);
      await nextStep();
      await ended;
      reached.long -= 1;
    }),
  );
  return { reached, end, readings };
}

test('reads four long responses of one account at once, however many bookings need them', async () => {
  const readInTurn = createBookingReadings(10_000);
  const { reached, end, readings } = readSources(readInTurn, 1, 30);
  await expect.poll(() => reached).toMatchObject({ begun: 20, long: 4 });
  end();
  await Promise.all(readings);
  expect(reached).toEqual({ begun: 30, long: 0, mostLong: 4 });
});

test('reads for one account while another has many long responses', async () => {
  const readInTurn = createBookingReadings(10_000);
  const busy = readSources(readInTurn, 1, 30);
  await expect.poll(() => busy.reached.long).toBe(4);
  const other = readSources(readInTurn, 2, 4);
  await expect.poll(() => other.reached.long).toBe(4);
  for (const { end, readings } of [other, busy]) {
    end();
    await Promise.all(readings);
  }
});

test('gives up a reading whose turn does not come in time', async () => {
  const readInTurn = createBookingReadings(50);
  const { reached, end, readings } = readSources(readInTurn, 1, 25);
  const results = await Promise.allSettled(readings.slice(20));
  expect([results.map(({ status }) => status), reached.begun]).toEqual([Array(5).fill('rejected'), 20]);
  end();
  await Promise.allSettled(readings);
});

test('frees the place of a reading that was aborted while it waited for a long response', async () => {
  const readInTurn = createBookingReadings(10_000);
  const { end, readings, reached } = readSources(readInTurn, 1, 4);
  await expect.poll(() => reached.long).toBe(4);
  const abort = new AbortController();
  const aborted = readInTurn({ accountId: 1, signal: abort.signal }, (nextStep) => nextStep());
  abort.abort();
  await expect(aborted).rejects.toThrow('aborted');
  end();
  await Promise.all(readings);
  const next = readSources(readInTurn, 1, 4);
  await expect.poll(() => next.reached.long).toBe(4);
  next.end();
  await Promise.all(next.readings);
});
