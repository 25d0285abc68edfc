import { createModel } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { LocalDate } from '../../time/index.ts';
import { createFakeGateway, leavePage, useTimers } from '../testing/index.ts';
import { openGateway } from './gateway.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leavePage();
});

/** Counts the requests for the times of a month in the minute after the immediate retries. */
async function countLaterRequests(fake: ReturnType<typeof createFakeGateway>): Promise<number> {
  const pass = useTimers();
  vi.stubGlobal('fetch', fake.fetch);
  const { gateway, close } = openGateway({ baseUrl: 'https://book.test/embed/v1', prefetched: new Map() });
  const dates = { start: '2026-11-16' as LocalDate, end: '2026-12-27' as LocalDate };
  const request = { eventType: '42', dates, durationMinutes: undefined, rescheduling: undefined };
  const Watching = createModel(() => ({ slots: gateway.watchSlots(() => request) }));
  const watching = new Watching();
  await pass(15);
  const requestCount = fake.state.requestedUrls.length;
  expect(watching.slots.value.state).toBe('failed');
  await pass(60);
  watching[Symbol.dispose]();
  close();
  return fake.state.requestedUrls.length - requestCount;
}

test('does not request the times of an unknown event type again', async () => {
  const fake = createFakeGateway();
  fake.state.eventType = undefined;
  expect(await countLaterRequests(fake)).toBe(0);
});

test('keeps requesting the times of a host who has none for now', async () => {
  const fake = createFakeGateway();
  fake.state.isClosed = true;
  expect(await countLaterRequests(fake)).toBeGreaterThan(0);
});
