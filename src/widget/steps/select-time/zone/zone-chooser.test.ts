import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../../../testing/index.ts';

afterEach(leavePage);

test('the zone chooser closes as the focus goes on, and on Escape', async () => {
  const widget = openWidget(createFakeGateway());
  await widget.click(/Time zone: Berlin/);
  const close = await widget.find('button', 'Close');
  fireEvent.keyDown(close, { key: 'Escape' });
  await waitFor(() => expect(widget.root().queryByRole('combobox')).toBeNull());
  expect(widget.focused()).toBe(await widget.find('button', /Time zone: Berlin/));
  await widget.click(/Time zone: Berlin/);
  (await widget.find('button', 'Close')).focus();
  (await widget.day('24 November')).focus();
  await waitFor(() => expect(widget.root().queryByRole('combobox')).toBeNull());
  expect(widget.focused()).toBe(await widget.day('24 November'));
});
