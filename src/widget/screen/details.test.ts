import { fireEvent, waitFor } from '@testing-library/preact';
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
  const lines = widget.root().getAllByText('12 High Street, Leeds');
  expect(lines.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'In person12 High Street, Leeds',
    '12 High Street, LeedsA first conversation.',
  ]);
});

test('names only the kind of place where the host withholds the address', async () => {
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

/** Opens the description of a narrow frame, and waits until it can be closed. */
async function openDescription() {
  const widget = openWidget(createFakeGateway());
  const button = await widget.find('button', 'About this meeting');
  const title = await widget.find('heading', 'Introductory call');
  const open = async () => {
    await widget.click('About this meeting');
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'));
  };
  const tap = (element: Element) => fireEvent.pointerDown(element, { composed: true });
  const findClosed = () => waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
  // What closes it comes in a chunk of its own.
  await open();
  await waitFor(() => {
    tap(title);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
  await open();
  return { widget, button, title, tap, findClosed };
}

test('closes the description on Escape, even if the tapped button took no focus', async () => {
  const { widget, button, findClosed } = await openDescription();
  expect(widget.focused()).not.toBe(button);
  // A dialog around the widget stays open.
  expect(fireEvent.keyDown(document.body, { key: 'Escape', composed: true })).toBe(false);
  await findClosed();
  expect(widget.focused()).toBe(button);
});

test('leaves an Escape in a field of the page to the page', async () => {
  await openDescription();
  const field = document.body.appendChild(document.createElement('input'));
  expect(fireEvent.keyDown(field, { key: 'Escape', composed: true })).toBe(true);
});

test('closes the description on a tap that does not move the focus', async () => {
  const { title, tap, findClosed } = await openDescription();
  tap(title);
  await findClosed();
});

test('keeps the description open when it is tapped, so that the next click of its button closes it', async () => {
  const { widget, tap, findClosed } = await openDescription();
  tap(await widget.text('A first conversation.'));
  await widget.click('About this meeting');
  await findClosed();
});
