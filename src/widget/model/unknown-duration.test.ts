import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget, problem } from '../testing/index.ts';

afterEach(leavePage);

test('sends no sched:error for a duration that turns out not to be offered', async () => {
  const gateway = createFakeGateway();
  let sendEventType: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    sendEventType = resolve;
  });
  const { body, status } = problem(422, 'validation_failed');
  const fetch: typeof gateway.fetch = async (url, init) => {
    if (/event-types\/\w+$/.test(`${url}`)) await held;
    if (!/duration=7$/.test(`${url}`)) return gateway.fetch(url, init);
    return Response.json(body, { status });
  };
  const widget = openWidget({ ...gateway, fetch }, { duration: '7' });
  // The refusal comes first, and the lengths that are offered only afterwards.
  await widget.find('button', 'Try again');
  sendEventType();
  await waitFor(() => expect(widget.dispatchedNames()).toContain('sched:ready'));
  expect(widget.dispatchedNames()).not.toContain('sched:error');
});
