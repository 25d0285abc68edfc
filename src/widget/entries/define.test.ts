import { expect, test, vi } from 'vitest';

/** Imports the package on a server that has only a registry of elements. */
async function importOnServer(registered?: object) {
  const define = vi.fn();
  vi.stubGlobal('customElements', { define, get: () => registered });
  vi.stubGlobal('addEventListener', undefined);
  vi.resetModules();
  const { SchedBooking } = await import('./define.ts');
  return { define, SchedBooking };
}

test('package registers its element on a server that has only a registry', async () => {
  const { define, SchedBooking } = await importOnServer();
  expect(define).toHaveBeenCalledExactlyOnceWith('sched-booking', SchedBooking);
});

test('package leaves an element that another copy has registered on a server', async () => {
  const { define } = await importOnServer(class {});
  expect(define).not.toHaveBeenCalled();
});
