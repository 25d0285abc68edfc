import { afterEach, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, openWidget, problem, useTimers, type Widget } from '../../testing/index.ts';

afterEach(async () => {
  vi.useRealTimers();
  await leavePage();
});

/** Opens the form for 15:30 on Tuesday 24 November, with or without its questions. */
async function openForm(widget: Widget): Promise<HTMLElement> {
  await widget.clickDay('24 November');
  await widget.clickTime('15:30');
  await widget.click('Next: 15:30');
  return widget.find('button', 'Confirm booking');
}

/** Creates a gateway that sends the questions of the form only once `send` is called. */
function createSlowGateway() {
  const gateway = createFakeGateway();
  const { promise, resolve: send } = Promise.withResolvers<void>();
  const fetch: typeof gateway.fetch = async (url, init) => {
    if (url.includes('/booking-forms')) await promise;
    return gateway.fetch(url, init);
  };
  return { gateway: { ...gateway, fetch }, send };
}

test('disables Confirm and says why until the questions are loaded', async () => {
  const { gateway, send } = createSlowGateway();
  const widget = openWidget(gateway);
  const confirm = await openForm(widget);
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  expect(confirm.getAttribute('aria-describedby')).toBe((await widget.text('One moment…')).parentElement?.id);
  send();
  await widget.find('textbox', 'Name');
  expect(confirm.getAttribute('aria-disabled')).toBe('false');
  expect(confirm.hasAttribute('aria-describedby')).toBe(false);
});

test('says that the questions take longer than usual', async () => {
  const pass = useTimers();
  const widget = openWidget(createSlowGateway().gateway);
  await openForm(widget);
  await pass(5);
  expect(await widget.text('This is taking longer than usual…')).toBeTruthy();
});

test('disables Confirm while the questions cannot be loaded', async () => {
  const gateway = createFakeGateway();
  gateway.state.fieldsRefusal = problem(404, 'resource_not_found');
  const widget = openWidget(gateway);
  const confirm = await openForm(widget);
  await widget.find('button', 'Try again');
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
});
