import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../../../testing/index.ts';

afterEach(leavePage);

/** Stops the list, which is made a few milliseconds at a time, after its first task. Returns what lets it go on. */
function holdList(): () => void {
  let millis = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (millis += 10));
  const goOn: (() => void)[] = [];
  const { setTimeout } = globalThis;
  const held = vi.spyOn(globalThis, 'setTimeout');
  // No other timer is without a delay. The types leave out what makes the function one of Node.
  held.mockImplementation(((run: () => void, delay?: number) =>
    delay === undefined ? goOn.push(run) : setTimeout(run, delay)) as typeof setTimeout);
  return function release() {
    held.mockRestore();
    for (const run of goOn) run();
  };
}

test('says that the zones are loading while their list is not here', async () => {
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

test('chooses the first zone found once the list is here when Enter was pressed before', async () => {
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

test('forgets an Enter that was pressed before the list is here when more is typed', async () => {
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

test('makes days inert that are drawn while the zone list covers them', async () => {
  const widget = openWidget(createFakeGateway(), { layout: 'column', month: '2027-05' });
  await widget.click(/Time zone: Berlin/);
  await widget.find('combobox', 'Time zone');
  widget.element.goTo({ month: '2027-01' });
  const time = () => widget.element.shadowRoot?.querySelector('.time');
  await waitFor(() => expect(time()).toBeTruthy());
  await waitFor(() => expect(time()?.closest('[inert]')).toBeTruthy());
});
