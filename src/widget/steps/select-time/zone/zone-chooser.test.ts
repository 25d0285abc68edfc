import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../../../testing/index.ts';

afterEach(leavePage);

test('says that the zones are loading while their list is not here', async () => {
  const widget = openWidget(createFakeGateway());
  await widget.find('button', /Time zone: Berlin/);
  // The list is made a few milliseconds at a time: by this clock, a zone or two.
  let millis = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (millis += 10));
  await widget.click(/Time zone: Berlin/);
  const input = await widget.find('combobox', 'Time zone');
  fireEvent.input(input, { target: { value: 'honol' } });
  expect(await widget.text('Loading time zones…')).toBeTruthy();
  expect(await widget.text('1 time zone')).toBeTruthy();
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
