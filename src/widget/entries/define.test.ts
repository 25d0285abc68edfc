import { expect, test, vi } from 'vitest';

test('package registers its element on a server that has only a registry', async () => {
  const define = vi.fn();
  vi.stubGlobal('customElements', { define, get: () => undefined });
  vi.stubGlobal('addEventListener', undefined);
  vi.resetModules();
  const { SchedBooking } = await import('./define.ts');
  expect(define).toHaveBeenCalledExactlyOnceWith('sched-booking', SchedBooking);
});
