import { expect, test } from 'vitest';
import { createBookingReadings } from './booking-readings.ts';

const endlessSignal = new AbortController().signal;

/** Begins to read sources of an account, and counts how many of them have read how far. */
function readSources(readInTurn: ReturnType<typeof createBookingReadings>, accountId: number, count: number) {
  const { promise: ending, resolve: end } = Promise.withResolvers<void>();
  const counts = { starts: 0, long: 0, mostLong: 0 };
  const readings = Array.from({ length: count }, () =>
    readInTurn({ accountId, signal: endlessSignal }, async (nextStep) => {
      counts.starts += 1;
      await nextStep();
      counts.long += 1;
      counts.mostLong = Math.max(counts.mostLong, counts.long);
      await nextStep();
      await ending;
      counts.long -= 1;
    }),
  );
  return { counts, end, readings };
}

test('reads four long responses of one account at once, however many bookings need them', async () => {
  const readInTurn = createBookingReadings(10_000);
  const { counts, end, readings } = readSources(readInTurn, 1, 30);
  await expect.poll(() => counts).toMatchObject({ starts: 20, long: 4 });
  end();
  await Promise.all(readings);
  expect(counts).toEqual({ starts: 30, long: 0, mostLong: 4 });
});

test('reads for one account while another has many long responses', async () => {
  const readInTurn = createBookingReadings(10_000);
  const busy = readSources(readInTurn, 1, 30);
  await expect.poll(() => busy.counts.long).toBe(4);
  const other = readSources(readInTurn, 2, 4);
  await expect.poll(() => other.counts.long).toBe(4);
  for (const { end, readings } of [other, busy]) {
    end();
    await Promise.all(readings);
  }
});

test('gives up a reading whose turn does not come in time', async () => {
  const readInTurn = createBookingReadings(50);
  const { counts, end, readings } = readSources(readInTurn, 1, 25);
  const results = await Promise.allSettled(readings.slice(20));
  expect([results.map(({ status }) => status), counts.starts]).toEqual([Array(5).fill('rejected'), 20]);
  end();
  await Promise.allSettled(readings);
});

test('frees the place of a reading that was aborted while it waited for a long response', async () => {
  const readInTurn = createBookingReadings(10_000);
  const { end, readings, counts } = readSources(readInTurn, 1, 4);
  await expect.poll(() => counts.long).toBe(4);
  const abort = new AbortController();
  const reading = readInTurn({ accountId: 1, signal: abort.signal }, (nextStep) => nextStep());
  abort.abort();
  await expect(reading).rejects.toThrow('aborted');
  end();
  await Promise.all(readings);
  const next = readSources(readInTurn, 1, 4);
  await expect.poll(() => next.counts.long).toBe(4);
  next.end();
  await Promise.all(next.readings);
});
