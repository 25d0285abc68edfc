import { afterEach, expect, test } from 'vitest';
import type { Preview } from '../attributes/index.ts';
import {
  createFakeGateway,
  field,
  introductoryCall,
  leavePage,
  nameAndEmail,
  openWidget,
  reachForm,
  sendForm,
} from '../testing/index.ts';

const slots = [
  { start: '2026-11-24T14:30:00Z', end: '2026-11-24T15:00:00Z' },
  { start: '2026-11-24T15:00:00Z', end: '2026-11-24T15:30:00Z' },
];
const preview: Preview = { eventType: { ...introductoryCall, title: 'Checkup' }, fields: nameAndEmail, slots };

/** Opens a widget with a preview, in front of a gateway that should receive no requests. */
function openPreview(shown: Preview = preview) {
  const gateway = createFakeGateway();
  return { gateway, widget: openWidget(gateway, {}, { preview: shown }) };
}

afterEach(leavePage);

test('shows a preview without a request to the gateway', async () => {
  const { gateway, widget } = openPreview();
  await widget.find('heading', 'Checkup');
  await widget.day('24 November');
  expect(gateway.state.requestedUrls).toEqual([]);
});

test('goes through every step of a preview, and books nothing', async () => {
  const { gateway, widget } = openPreview();
  await reachForm(widget);
  await sendForm(widget);
  await widget.text(/nothing was booked/i);
  expect(gateway.state.requestedUrls).toEqual([]);
});

test('follows a preview that changes, at the step where it is', async () => {
  const { widget } = openPreview();
  await reachForm(widget);
  widget.element.preview = { ...preview, fields: [...nameAndEmail, field('text', 'Company', { id: 3, position: 2 })] };
  expect(await widget.find('textbox', /Company/)).toBeTruthy();
});

test('goes back to the gateway once there is no preview', async () => {
  const { widget } = openPreview();
  await widget.find('heading', 'Checkup');
  widget.element.preview = null;
  expect(await widget.find('heading', 'Introductory call')).toBeTruthy();
});
