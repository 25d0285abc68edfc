import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../testing/index.ts';

afterEach(leavePage);

test('the description closes as the focus goes elsewhere', async () => {
  const widget = openWidget(createFakeGateway());
  const about = await widget.find('button', 'About this meeting');
  about.focus();
  fireEvent.click(about);
  await waitFor(() => expect(about.getAttribute('aria-expanded')).toBe('true'));
  (await widget.day('24 November')).focus();
  await waitFor(() => expect(about.getAttribute('aria-expanded')).toBe('false'));
});
