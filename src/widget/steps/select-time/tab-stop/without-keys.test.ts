import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../../../testing/index.ts';

vi.mock('../move-focus/index.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(leavePage);

test('leaves every time in the tab order when the keys cannot be loaded', async () => {
  const widget = openWidget(createFakeGateway());
  const first = await widget.find('button', /^15:00, /);
  const second = await widget.find('button', /^15:30, /);
  expect(second.tabIndex).toBe(-1);
  first.focus();
  await waitFor(() => expect([first.tabIndex, second.tabIndex]).toEqual([0, 0]));
});
