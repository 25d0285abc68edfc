import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../testing/index.ts';

// Once for all: the app keeps the timers that it finds when it is loaded.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterAll(() => {
  vi.useRealTimers();
});

afterEach(leavePage);

/** Advances timers by one millisecond at a time, so that they run in order however slow the machine is. */
async function passUntil(isThere: () => unknown): Promise<void> {
  while (!isThere()) {
    await vi.advanceTimersByTimeAsync(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Notes whether a day that is still loading was ever drawn. */
function watchLoadingDays(root: ShadowRoot): () => boolean {
  let wasDrawn = false;
  const note = () => {
    wasDrawn ||= root.querySelector('.month .loading') !== null;
  };
  new MutationObserver(note).observe(root, { subtree: true, childList: true, attributes: true });
  return () => wasDrawn;
}

test('draws the calendar once when the times have already loaded', async () => {
  const widget = openWidget(createFakeGateway());
  const { shadowRoot } = widget.element;
  if (!shadowRoot) throw new Error('The widget has not been upgraded.');
  const wasLoadingDrawn = watchLoadingDays(shadowRoot);
  await passUntil(() => shadowRoot.querySelector('.month .day.open'));
  expect(wasLoadingDrawn()).toBe(false);
});

test('draws the calendar without times when they take long', async () => {
  const gateway = createFakeGateway();
  const silent = new Promise<Response>(() => undefined);
  const fetch = (url: string, init?: RequestInit) => (url.includes('/slots') ? silent : gateway.fetch(url, init));
  const widget = openWidget({ ...gateway, fetch });
  await passUntil(() => widget.element.shadowRoot?.querySelector('.month .loading'));
  expect(widget.root().getByRole('button', { name: /24 November 2026, loading/ })).toBeTruthy();
});
