import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { createFakeGateway, introductoryCall, leavePage, openWidget, reachForm } from '../testing/index.ts';

afterEach(leavePage);

function openWith(location: { readonly type: string; readonly value?: string }) {
  const gateway = createFakeGateway();
  gateway.state.eventType = { ...introductoryCall, location };
  return openWidget(gateway);
}

test('shows the address of the meeting before a booking, and behind the button of a narrow frame', async () => {
  const widget = openWith({ type: 'in_person', value: '12 High Street, Leeds' });
  await widget.find('button', 'About this meeting');
  const shown = widget.root().getAllByText('12 High Street, Leeds');
  expect(shown.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'In person12 High Street, Leeds',
    '12 High Street, LeedsA first conversation.',
  ]);
});

test('names only the kind of place where the host keeps the address back', async () => {
  const widget = openWith({ type: 'in_person' });
  await widget.find('button', 'About this meeting');
  expect(widget.root().getByText('In person').textContent).toBe('In person');
});

test('closes the description in the next step, whose heading it would cover', async () => {
  const gateway = createFakeGateway();
  const widget = openWidget(gateway);
  const isOpen = async () => (await widget.find('button', 'About this meeting')).getAttribute('aria-expanded');
  // Safari does not focus a button that is clicked, so the button does not lose the focus either.
  await widget.click('About this meeting');
  await waitFor(async () => expect(await isOpen()).toBe('true'));
  await reachForm(widget);
  expect(await isOpen()).toBe('false');
  // The form's last request, which the next test would see.
  await waitFor(() => expect(gateway.state.requestedUrls.join()).toContain('form-token'));
});
