import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget, reachForm, sendForm, type Widget } from '../../testing/index.ts';

afterEach(leavePage);

function extraOf({ element }: Widget): HTMLInputElement {
  const input = element.shadowRoot?.querySelector<HTMLInputElement>('[name="extra"]');
  if (!input) throw new Error('The form has no extra field.');
  return input;
}

describe('the hidden honeypot field', () => {
  test('hides the honeypot from assistive technology and the Tab key', async () => {
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    expect(extraOf(widget).tabIndex).toBe(-1);
    expect(extraOf(widget).closest('[aria-hidden="true"]')).toBeTruthy();
    expect(widget.root().getAllByRole('textbox')).not.toContain(extraOf(widget));
    expect(extraOf(widget).autocomplete).toBe('off');
  });

  test('sends a filled-in honeypot to the gateway', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await reachForm(widget);
    fireEvent.input(extraOf(widget), { target: { value: 'https://spam.example' } });
    await sendForm(widget);
    await waitFor(() => expect(gateway.state.bookings).toMatchObject([{ extra: 'https://spam.example' }]));
  });
});
