import { expect, test } from 'vitest';
import type { Preview } from '../attributes/index.ts';
import { introductoryCall, nameAndEmail } from '../testing/index.ts';
import { respondWithPreview } from './index.ts';

const friday = Date.parse('2026-11-20T13:32:00Z');
const preview: Preview = { eventType: introductoryCall, fields: nameAndEmail };

async function slotsOf(query: string, data = preview) {
  const response = respondWithPreview(`preview:/event-types/1/slots?${query}`, data, friday);
  return (await response.json()).data;
}

test('offers sample times on working days of the host, from tomorrow on', async () => {
  const { slots } = await slotsOf('start=2026-11-20&end=2026-11-24&timezone=UTC');
  // New York, five hours behind UTC.
  expect(Object.keys(slots)).toEqual(['2026-11-23', '2026-11-24']);
  expect(slots['2026-11-23'][0]).toEqual({ start: '2026-11-23T14:00:00Z', end: '2026-11-23T14:30:00Z' });
});

test('spaces sample times by the length of the meeting', async () => {
  const { slots } = await slotsOf('start=2026-11-23&end=2026-11-23&timezone=UTC&duration=60');
  const starts = slots['2026-11-23'].map(({ start }: { start: string }) => start.slice(11, 16));
  expect(starts).toEqual(['14:00', '15:00', '16:00', '18:00', '19:00', '20:00', '21:00']);
});

test('offers the times of the preview, and names the next one', async () => {
  const slots = [{ start: '2026-12-01T23:30:00-05:00', end: '2026-12-02T00:00:00-05:00' }];
  expect(await slotsOf('start=2026-11-01&end=2026-11-30', { ...preview, slots })).toEqual({
    slots: {},
    next_available: slots[0]?.start,
  });
  expect(await slotsOf('start=2026-12-01&end=2026-12-31', { ...preview, slots })).toEqual({
    slots: { '2026-12-02': slots },
    next_available: null,
  });
});
