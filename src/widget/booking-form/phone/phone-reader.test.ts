import { afterEach, expect, test, vi } from 'vitest';
import {
  createFakeGateway,
  field,
  leavePage,
  nameAndEmail,
  openWidget,
  reachForm,
  sendForm,
  useTimers,
} from '../../testing/index.ts';

// The chunk never arrives.
vi.mock('./parse-phone.ts', () => new Promise(() => undefined));

afterEach(async () => {
  vi.useRealTimers();
  await leavePage();
});

async function sendEarly() {
  const pass = useTimers();
  const gateway = createFakeGateway([...nameAndEmail, field('phone', 'Phone', { position: 2 })]);
  const widget = openWidget(gateway);
  await reachForm(widget);
  await widget.type(/Phone/, '+49 30 123456');
  await sendForm(widget);
  await widget.find('button', 'Booking…');
  return { pass, gateway, widget };
}

test('books after four seconds without the phone reader', async () => {
  const { pass, gateway } = await sendEarly();
  expect(gateway.state.bookingRequests).toHaveLength(0);
  await pass(5);
  expect(gateway.state.bookingRequests).toHaveLength(1);
});

test('sends nothing when the element is removed while the phone reader loads', async () => {
  const { pass, gateway, widget } = await sendEarly();
  widget.element.remove();
  await pass(10);
  expect(widget.dispatchedNames()).not.toContain('sched:submit');
  expect(gateway.state.bookingRequests).toHaveLength(0);
});
