import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget, problem } from '../testing/index.ts';
import { errorDetail } from './report.ts';

afterEach(leavePage);

const message = 'The gateway sent no readable response.';

test('names a lost connection in the code and message of sched:error', () => {
  const detail = { code: 'unreachable', message, status: null, retryAfter: null, requestId: null };
  expect(errorDetail({ kind: 'unreachable', cause: new TypeError('Failed to fetch') })).toEqual(detail);
});

test('keeps the status and the wait of an unreadable response', () => {
  const detail = { code: 'unreadable', message, status: 503, retryAfter: 5, requestId: null };
  expect(errorDetail({ kind: 'unreadable', status: 503, retryAfterSeconds: 5 })).toEqual(detail);
});

test("repeats the gateway's own code and message of a refusal", () => {
  const refusal = {
    kind: 'refused',
    status: 422,
    code: 'invalid',
    message: 'No.',
    errors: {},
    reason: undefined,
  } as const;
  const detail = { code: 'invalid', message: 'No.', status: 422, retryAfter: null, requestId: 'r1' };
  expect(errorDetail({ ...refusal, requestId: 'r1', retryAfterSeconds: undefined })).toEqual(detail);
});

test('sends no sched:error for a duration that turns out not to be offered', async () => {
  const gateway = createFakeGateway();
  let sendEventType: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => {
    sendEventType = resolve;
  });
  const { body, status } = problem(422, 'validation_failed');
  const fetch: typeof gateway.fetch = async (url, init) => {
    if (/event-types\/\w+$/.test(`${url}`)) await hold;
    if (!/duration=7$/.test(`${url}`)) return gateway.fetch(url, init);
    return Response.json(body, { status });
  };
  const widget = openWidget({ ...gateway, fetch }, { duration: '7' });
  // The refusal arrives first, and the offered lengths only afterward.
  await widget.find('button', 'Try again');
  sendEventType();
  await waitFor(() => expect(widget.dispatchedNames()).toContain('sched:ready'));
  expect(widget.dispatchedNames()).not.toContain('sched:error');
});

test('sends sched:ready once, and sched:error once for each failure', async () => {
  const gateway = createFakeGateway();
  gateway.state.isDown = true;
  const widget = openWidget(gateway);
  const count = (name: string) => widget.dispatchedNames().filter((each) => each === name).length;
  const again = await widget.find('button', 'Try again');
  await waitFor(() => expect(count('sched:error')).toBe(2));
  gateway.state.isDown = false;
  fireEvent.click(again);
  await waitFor(() => expect(count('sched:slots-loaded')).toBe(1));
  for (const loaded of [2, 3]) {
    await widget.click('Next month');
    await waitFor(() => expect(count('sched:slots-loaded')).toBe(loaded));
  }
  expect([count('sched:ready'), count('sched:error')]).toEqual([1, 2]);
});

test('sends sched:month-change for each month that the page shows', async () => {
  const widget = openWidget(createFakeGateway());
  await widget.day('24 November');
  expect(widget.dispatchedNames()).not.toContain('sched:month-change');
  widget.element.goTo({ date: '2027-01-08' });
  widget.element.month = '2026-12';
  widget.element.slot = '2027-01-08T14:00:00Z';
  widget.element.month = null;
  widget.element.slot = null;
  widget.element.goTo({ month: '2026-12' });
  widget.element.reset();
  const months = widget.dispatched.filter(({ name }) => name === 'sched:month-change');
  const expected = ['2027-01', '2026-12', '2027-01', '2026-11', '2026-12', '2026-11'];
  expect(months.map(({ detail }) => detail.month)).toEqual(expected);
});
