import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createFakeGateway,
  field,
  leavePage,
  nameAndEmail,
  openWidget,
  problem,
  reachForm,
  sendForm,
} from '../../testing/index.ts';

afterEach(async () => {
  history.replaceState(null, '', '/');
  await leavePage();
});

const plan = field('text', 'Plan', { position: 2 });

async function openForm(attributes: Record<string, string>, gateway = createFakeGateway([...nameAndEmail, plan])) {
  const widget = openWidget(gateway, attributes);
  await widget.clickDay('24 November');
  await widget.clickTime('15:30');
  await widget.click('Next: 15:30');
  return { gateway, widget };
}

const typedIn = (control: HTMLElement) => (control as HTMLInputElement).value; // found by its role

describe('known answers', () => {
  test('fills in known answers, which can be changed', async () => {
    const { gateway, widget } = await openForm({ 'prefill-name': 'Ada', 'prefill-plan': 'Pro' });
    expect(typedIn(await widget.find('textbox', 'Name'))).toBe('Ada');
    await widget.type('Name', 'Ada Lovelace');
    await widget.type('Email', 'ada@example.org');
    await widget.click('Confirm booking');
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { name: 'Ada Lovelace', plan: 'Pro' } }]);
  });

  test('fills in late answers where the invitee has not typed', async () => {
    const { widget } = await openForm({ 'prefill-name': 'Ada' });
    await widget.type('Email', 'ada@example.org');
    widget.element.prefill = { name: 'Grace', email: 'grace@example.org', plan: 'Pro' };
    await waitFor(() => expect(typedIn(widget.root().getByRole('textbox', { name: 'Name' }))).toBe('Grace'));
    expect(typedIn(await widget.find('textbox', 'Email'))).toBe('ada@example.org');
  });

  test('reads answers from the query only when the page allows it', async () => {
    history.replaceState(null, '', '/?name=Ada&email=ada@example.org');
    const { widget } = await openForm({});
    expect(typedIn(await widget.find('textbox', 'Name'))).toBe('');
  });

  test('asks one question when every answer is known', async () => {
    history.replaceState(null, '', '/?name=Ada&email=ada%40example.org');
    const { gateway, widget } = await openForm({ 'forward-query-params': '' });
    expect(await widget.find('heading', 'Please check your answers')).toBeTruthy();
    expect(widget.root().getByText('ada@example.org')).toBeTruthy();
    expect(widget.root().queryByRole('textbox')).toBeNull();
    await widget.click('Confirm booking');
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { name: 'Ada', email: 'ada@example.org' } }]);
  });

  test('lets every known answer be changed', async () => {
    const { widget } = await openForm({ 'prefill-name': 'Ada', 'prefill-email': 'ada@example.org' });
    await widget.click('Change');
    expect(typedIn(await widget.find('textbox', 'Name'))).toBe('Ada');
    expect(await widget.find('textbox', 'Name')).toBe(widget.focused());
  });

  test('locks and hides prefilled fields', async () => {
    const gateway = createFakeGateway([...nameAndEmail, plan]);
    const widget = openWidget(gateway);
    widget.element.prefill = {
      email: { value: 'ada@example.org', readOnly: true },
      plan: { value: 'Pro', hidden: true },
    };
    await reachForm(widget);
    expect(await widget.find('textbox', 'Email')).toHaveProperty('readOnly', true);
    expect(widget.root().queryByRole('textbox', { name: /Plan/ })).toBeNull();
    await widget.type('Name', 'Ada');
    await widget.click('Confirm booking');
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { email: 'ada@example.org', plan: 'Pro' } }]);
  });

  test('unlocks a prefilled answer that was refused', async () => {
    const gateway = createFakeGateway();
    gateway.state.refusals = [problem(422, 'validation_failed', { errors: { 'answers.email': ['is unknown'] } })];
    const widget = openWidget(gateway);
    widget.element.prefill = { name: 'Ada', email: { value: 'ada@example.org', readOnly: true, hidden: true } };
    await widget.clickDay('24 November');
    await widget.clickTime('15:30');
    await widget.click('Next: 15:30');
    await widget.click('Confirm booking');
    expect(await widget.find('textbox', 'Email')).toHaveProperty('readOnly', false);
    expect(await widget.text('is unknown')).toBeTruthy();
  });

  test('keeps a refused answer unlocked while and after it is corrected', async () => {
    const gateway = createFakeGateway();
    gateway.state.refusals = [problem(422, 'validation_failed', { errors: { 'answers.email': ['is unknown'] } })];
    const widget = openWidget(gateway);
    widget.element.prefill = { email: { value: 'ada@example.org', readOnly: true } };
    await reachForm(widget);
    await widget.type('Name', 'Ada');
    await widget.click('Confirm booking');
    await widget.text('is unknown');
    await widget.type('Email', 'ada@example.co');
    expect(await widget.find('textbox', 'Email')).toHaveProperty('readOnly', false);
    await widget.click('Back');
    await widget.click('Next: 15:30');
    expect(typedIn(await widget.find('textbox', 'Email'))).toBe('ada@example.co');
  });

  test('names answers without a field once in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { widget } = await openForm({ 'prefill-company': 'secret', 'prefill-name': 'Ada' });
    await widget.find('textbox', 'Name');
    expect(warn.mock.calls.flat()).toEqual(['<sched-booking>: prefill names what the form does not ask: company.']);
  });
});

describe('metadata', () => {
  test('sends metadata with the booking and returns it to the page', async () => {
    history.replaceState(null, '', '/?utm_source=letter&secret=1');
    const gateway = createFakeGateway();
    const widget = openWidget(gateway, { 'metadata-page': 'pricing', 'forward-query-params': '' });
    widget.element.metadata = { plan: 'pro' };
    await reachForm(widget);
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    const metadata = { plan: 'pro', page: 'pricing', utm_source: 'letter' };
    expect(gateway.state.bookings).toMatchObject([{ metadata }]);
    expect(widget.detailOf('sched:booking-successful')).toMatchObject({ metadata, answers: { name: 'Ada Example' } });
  });
});

describe('answers survive', () => {
  test('keeps answers through another zone, a conflict and a failure', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await reachForm(widget);
    await widget.type('Name', 'Ada');
    widget.element.timezone = 'Asia/Tokyo';
    await widget.text(/^Tokyo time/);
    gateway.state.refusals = [problem(409, 'slot_unavailable', { reason: 'taken' })];
    await widget.type('Email', 'ada@example.org');
    await widget.click('Confirm booking');
    await widget.text('This time was just taken');
    expect(typedIn(await widget.find('textbox', 'Name'))).toBe('Ada');
  });

  test('clears answers on a reset', async () => {
    const { widget } = await openForm({ 'prefill-name': 'Ada' });
    fireEvent.input(await widget.find('textbox', 'Name'), { target: { value: 'Grace' } });
    widget.element.reset();
    await reachForm(widget);
    expect(typedIn(await widget.find('textbox', 'Name'))).toBe('Ada');
  });
});
