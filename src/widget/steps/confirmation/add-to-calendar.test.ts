import { fireEvent } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeGateway, leavePage, openWidget, reachForm, sendForm } from '../../testing/index.ts';

afterEach(leavePage);

test('links to the common web calendars with the event filled in', async () => {
  const widget = openWidget(createFakeGateway());
  await reachForm(widget);
  await sendForm(widget);
  const google = await widget.find('link', 'Google');
  const query = new URL(google.getAttribute('href') ?? '').searchParams;
  expect([query.get('text'), query.get('dates')]).toEqual([
    'Introductory call with Demo Host',
    '20261124T143000Z/20261124T150000Z',
  ]);
  expect(google.getAttribute('rel')).toBe('noopener noreferrer');
});

test('saves the event as a calendar file', async () => {
  const files: Blob[] = [];
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  const widget = openWidget(createFakeGateway());
  await reachForm(widget);
  await sendForm(widget);
  fireEvent.click(await widget.find('button', 'Calendar file'));
  expect(await files[0]?.text()).toContain('\r\nDTSTART:20261124T143000Z\r\n');
  spy.mockRestore();
});
