import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../testing/index.ts';

afterEach(leavePage);

describe('the focus', () => {
  test('keeps the focus at the times when the focused one disappears', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await widget.clickDay('24 November');
    await widget.clickTime('15:30');
    (await widget.find('button', 'Next: 15:30')).focus();
    gateway.state.starts = gateway.state.starts.filter((start) => !start.startsWith('2026-11-24T14:30'));
    widget.element.refresh();
    const times = widget.root().getByRole('region', { name: 'Times' });
    await waitFor(() => expect(widget.focused()).toBe(times));
  });
});

describe('panels over the days', () => {
  test('closes the zone list when the focus moves on, and on Escape anywhere in it', async () => {
    const widget = openWidget(createFakeGateway());
    await widget.click(/Time zone: Berlin/);
    const close = await widget.find('button', 'Close');
    fireEvent.keyDown(close, { key: 'Escape' });
    await waitFor(() => expect(widget.root().queryByRole('combobox')).toBeNull());
    expect(widget.focused()).toBe(await widget.find('button', /Time zone: Berlin/));
    await widget.click(/Time zone: Berlin/);
    (await widget.find('button', 'Close')).focus();
    const time = await widget.find('button', /^15:30, /);
    time.focus();
    await waitFor(() => expect(widget.root().queryByRole('combobox')).toBeNull());
    expect(widget.focused()).toBe(time);
  });

  test('closes the description when the focus moves elsewhere', async () => {
    const widget = openWidget(createFakeGateway());
    const about = await widget.find('button', 'About this meeting');
    about.focus();
    fireEvent.click(about);
    await waitFor(() => expect(about.getAttribute('aria-expanded')).toBe('true'));
    const day = await widget.day('24 November');
    // What closes it comes in a chunk of its own.
    await waitFor(() => {
      about.focus();
      day.focus();
      expect(about.getAttribute('aria-expanded')).toBe('false');
    });
  });
});
