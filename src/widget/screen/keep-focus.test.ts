import { waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../testing/index.ts';

afterEach(leavePage);

describe('the focus', () => {
  test('stays at the times when the one that had it is gone', async () => {
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
