import { waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget, problem, reachForm, sendForm } from '../../testing/index.ts';

afterEach(leavePage);

const tokenRequired = problem(403, 'form_token_required');
const tokenRequests = ({ requestedUrls }: { requestedUrls: string[] }) =>
  requestedUrls.filter((path) => path.endsWith('/form-token')).length;

describe('the form token', () => {
  test('requests a form token when the form opens', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await widget.day('24 November');
    expect(tokenRequests(gateway.state)).toBe(0);
    await reachForm(widget);
    await waitFor(() => expect(tokenRequests(gateway.state)).toBe(1));
  });

  test('lets the form be filled in without a form token', async () => {
    const gateway = createFakeGateway();
    gateway.state.tokenRefusal = problem(503, 'unavailable');
    const widget = openWidget(gateway);
    await reachForm(widget);
    gateway.state.tokenRefusal = undefined;
    await sendForm(widget);
    expect(await widget.find('heading', 'You are booked')).toBeTruthy();
  });

  test('fetches a new form token with a proof when the gateway asks for one', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await reachForm(widget);
    await waitFor(() => expect(tokenRequests(gateway.state)).toBe(1));
    gateway.state.formToken = {
      token: 'another',
      usable_in_seconds: 0,
      proof_of_work: { challenge: 'c', difficulty: 8 },
    };
    gateway.state.refusals = [tokenRequired];
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([
      { form_token: 'another', proof_of_work: expect.stringMatching(/^\d+$/) },
    ]);
    expect(new Set(gateway.state.keys).size).toBe(1);
  });

  test('says that booking is not possible when no form token is accepted', async () => {
    const gateway = createFakeGateway();
    gateway.state.refusal = tokenRequired;
    const widget = openWidget(gateway);
    await reachForm(widget);
    await sendForm(widget);
    expect(await widget.text('This could not be booked.')).toBeTruthy();
    expect(gateway.state.bookingRequests).toHaveLength(4);
  });

  test('uses a form token only once', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await reachForm(widget);
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    widget.element.reset();
    await reachForm(widget);
    await waitFor(() => expect(tokenRequests(gateway.state)).toBe(2));
  });
});
