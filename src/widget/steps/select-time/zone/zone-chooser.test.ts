import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../../../testing/index.ts';

afterEach(leavePage);

/** Stops the list after its first task: it is made a few milliseconds at a time. Returns a function that resumes it. */
function holdList(): () => void {
  let millis = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (millis += 10));
  const goOn: (() => void)[] = [];
  const { setTimeout } = globalThis;
  const timeoutSpy = vi.spyOn(globalThis, 'setTimeout');
  // All other timers have a delay. The mock lacks a property of Node's function, hence the cast.
  timeoutSpy.mockImplementation(((run: () => void, delay?: number) =>
    delay === undefined ? goOn.push(run) : setTimeout(run, delay)) as typeof setTimeout);
  return function release() {
    timeoutSpy.mockRestore();
    for (const run of goOn) run();
  };
}

test('says that the zones are loading until their list is ready', async () => {
  const widget = openWidget(createFakeGateway());
  await widget.find('button', /Time zone: Berlin/);
  const release = holdList();
  await widget.click(/Time zone: Berlin/);
  const input = await widget.find('combobox', 'Time zone');
  fireEvent.input(input, { target: { value: 'honol' } });
  expect(await widget.text('Loading time zones…')).toBeTruthy();
  release();
  expect(await widget.text('1 time zone')).toBeTruthy();
});

test('chooses the first zone found if Enter was pressed before the list was ready', async () => {
  const widget = openWidget(createFakeGateway());
  await widget.find('button', /Time zone: Berlin/);
  const release = holdList();
  await widget.click(/Time zone: Berlin/);
  fireEvent.input(await widget.find('combobox', 'Time zone'), { target: { value: 'honol' } });
  await widget.text('Loading time zones…');
  widget.press('Enter');
  release();
  await waitFor(() => expect(widget.detailOf('sched:timezone-change')?.timezone).toBe('Pacific/Honolulu'));
  await waitFor(() => expect(widget.root().queryByRole('combobox')).toBeNull());
});

test('forgets an early Enter if more is typed before the list is ready', async () => {
  const widget = openWidget(createFakeGateway());
  await widget.find('button', /Time zone: Berlin/);
  const release = holdList();
  await widget.click(/Time zone: Berlin/);
  const input = await widget.find('combobox', 'Time zone');
  fireEvent.input(input, { target: { value: 'hono' } });
  await widget.text('Loading time zones…');
  widget.press('Enter');
  fireEvent.input(input, { target: { value: 'honol' } });
  release();
  expect(await widget.text('1 time zone')).toBeTruthy();
  expect(widget.dispatchedNames()).not.toContain('sched:timezone-change');
});

test.each(['month', 'week'])('makes the days of a %s behind the zone list inert', async (layout) => {
  const widget = openWidget(createFakeGateway(), { layout });
  await widget.click(/Time zone: Berlin/);
  await widget.find('combobox', 'Time zone');
  const title = widget.element.shadowRoot?.querySelector('.month-title');
  const button = widget.element.shadowRoot?.querySelector('.zone-button');
  for (const covered of [title, button]) expect(covered?.closest('[inert]')).toBeTruthy();
  await widget.click('Close');
  await waitFor(() => expect(widget.root().queryByRole('combobox')).toBeNull());
  for (const uncovered of [title, button]) expect(uncovered?.closest('[inert]')).toBeNull();
  expect(widget.focused()).toBe(button);
});

test('makes days inert even if they are drawn behind the zone list', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'column', month: '2027-05' });
  await widget.click(/Time zone: Berlin/);
  await widget.find('combobox', 'Time zone');
  widget.element.goTo({ month: '2027-01' });
  const time = () => widget.element.shadowRoot?.querySelector('.time');
  await waitFor(() => expect(time()).toBeTruthy());
  await waitFor(() => expect(time()?.closest('[inert]')).toBeTruthy());
});
