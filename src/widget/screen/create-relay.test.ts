import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { Settings } from '../model/index.ts';
import { createRelay } from './create-relay.ts';

afterEach(() => {
  vi.doUnmock('../integrations/index.ts');
  vi.resetModules();
});

test('relays the next event after the integrations failed to load once', async () => {
  const relaySpy = vi.fn();
  let attempts = 0;
  vi.doMock('../integrations/index.ts', () => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { relay: relaySpy };
  });
  const settings = signal({ compat: 'calendly' } as Settings); // all that is read
  const { relay, stopRelaying } = createRelay(settings, 'https://book.test/embed/v1');
  await expect.poll(() => attempts).toBe(1);
  const event = { name: 'sched:month-change', detail: { version: 1, month: '2026-11' } } as const;
  await expect
    .poll(() => {
      relay(event);
      return relaySpy.mock.calls.length;
    })
    .toBeGreaterThan(0);
  stopRelaying();
  expect(relaySpy.mock.calls[0]?.[0]).toMatchObject({ event });
});
