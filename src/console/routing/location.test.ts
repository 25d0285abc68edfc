import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { currentRoute, guardLeaving, navigate, watchLocation } from './index.ts';

const stay = vi.fn(() => false);
let release = () => undefined as unknown;

beforeAll(watchLocation);
afterEach(() => {
  release();
  stay.mockClear();
});

test('goes to a section of the page without asking about unsaved changes', async () => {
  await navigate('/event-types/42');
  release = guardLeaving(stay);
  const { position } = history.state;
  history.pushState(null, '', '#times');
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(stay).not.toHaveBeenCalled();
  expect(currentRoute().path).toBe('/event-types/42');
  expect(history.state).toEqual({ position: position + 1 });
});

test.each([
  [0, 1],
  [2, -1],
])('asks before the browser goes from entry 1 to entry %i, even after a reload', async (next, wayBack) => {
  history.replaceState({ position: 1 }, '', '/console/event-types/42');
  vi.resetModules();
  const routing = await import('./index.ts');
  routing.watchLocation();
  expect(history.state).toEqual({ position: 1 });
  const go = vi.spyOn(history, 'go').mockReturnValue();
  release = routing.guardLeaving(stay);
  history.replaceState({ position: next }, '', '/console/');
  dispatchEvent(new PopStateEvent('popstate', { state: { position: next } }));
  await expect.poll(() => stay).toHaveBeenCalledOnce();
  expect(go.mock.calls).toEqual([[wayBack]]);
  expect(routing.currentRoute().path).toBe('/event-types/42');
  go.mockRestore();
});

test('asks before the browser goes back to another page', async () => {
  await navigate('/event-types/42');
  release = guardLeaving(stay);
  history.replaceState({ position: 0 }, '', '/console/');
  dispatchEvent(new PopStateEvent('popstate', { state: { position: 0 } }));
  await expect.poll(() => stay).toHaveBeenCalled();
  expect(currentRoute().path).toBe('/event-types/42');
});
