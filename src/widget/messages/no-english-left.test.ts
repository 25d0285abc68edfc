import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createFakeGateway,
  field,
  introductoryCall,
  leavePage,
  now,
  openWidget,
  problem,
  type Widget,
} from '../testing/index.ts';
import { englishPieces } from './catalogs.testing.ts';

afterEach(leavePage);

const tags = ['de', 'ar', 'ja'];
/** Matches any piece of English as whole words. Punctuation matches any character. */
const english = new RegExp(
  `\\b(?:${englishPieces()
    .map((piece) => piece.replace(/[^\p{L}\p{N} ]/gu, '.'))
    .join('|')})\\b`,
  'i',
);

const questions = [
  field('text', 'Ж1', { identifier: 'name', is_required: true }),
  field('email', 'Ж2', { identifier: 'email', is_required: true, position: 1 }),
  field('multiple_emails', 'Ж3', { identifier: 'guests', position: 2 }),
  field('select', 'Ж4', { identifier: 'topic', position: 3, options: ['Ж'] }),
  field('checkbox', 'Ж5', { identifier: 'terms', position: 4, is_required: true }),
  field('phone', 'Ж6', { identifier: 'phone', position: 5 }),
];

/** Creates a gateway whose own words are in none of the widget's languages. */
function createForeignGateway() {
  const gateway = createFakeGateway(questions);
  const { host } = introductoryCall;
  gateway.state.eventType = { ...introductoryCall, title: 'Ж', description: 'Ж', host: { ...host, name: 'Ж' } };
  gateway.state.eventType.durations = [30, 60, 90];
  return gateway;
}

function answerOf({ status, body }: ReturnType<typeof problem>): Response {
  return new Response(JSON.stringify(body), { status, headers: { date: new Date(now).toUTCString() } });
}

const rootOf = ({ element }: Widget) => element.shadowRoot?.querySelector<HTMLElement>('.root');

function at(widget: Widget, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = rootOf(widget)?.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  });
}

async function click(widget: Widget, selector: string): Promise<void> {
  fireEvent.click(await at(widget, selector));
}

/** Returns every visible or announced text that contains a piece of English. */
function englishLeft(widget: Widget): string[] {
  const elements = [...(rootOf(widget)?.querySelectorAll('*') ?? [])];
  const attributes = ['aria-label', 'placeholder', 'title', 'aria-roledescription'];
  const attributeTexts = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
  const textNodes = elements.flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3));
  return [...attributeTexts, ...textNodes.map(({ nodeValue }) => nodeValue ?? '')].filter((text) => english.test(text));
}

async function reachQuestions(widget: Widget): Promise<void> {
  await click(widget, '[data-date="2026-11-24"]');
  await click(widget, '[part~="slot"]');
  await click(widget, '.split .primary');
  await at(widget, '#field-name');
}

async function answer(widget: Widget): Promise<void> {
  fireEvent.input(await at(widget, '#field-name'), { target: { value: 'Ж' } });
  fireEvent.input(await at(widget, '#field-email'), { target: { value: 'a@example.org' } });
  fireEvent.click(await at(widget, '#field-terms'));
  fireEvent.submit(await at(widget, 'form'));
}

describe.each(tags)('the widget in %s', (locale) => {
  test('shows no English while a time is selected', async () => {
    const widget = openWidget(createForeignGateway(), { locale });
    await at(widget, '[part~="slot"]');
    expect(englishLeft(widget)).toEqual([]);
    await click(widget, '[part~="slot"]');
    await click(widget, '[part~="timezone"] button');
    await at(widget, '[role="combobox"]');
    expect(englishLeft(widget)).toEqual([]);
  });

  test('shows no English in the form and its errors', async () => {
    const widget = openWidget(createForeignGateway(), { locale });
    await reachQuestions(widget);
    fireEvent.input(await at(widget, '#field-email'), { target: { value: 'a@b' } });
    fireEvent.input(await at(widget, '#field-phone'), { target: { value: 'ж' } });
    fireEvent.submit(await at(widget, 'form'));
    await at(widget, '.summary');
    expect(englishLeft(widget)).toEqual([]);
  });

  test('shows no English in the confirmation', async () => {
    const widget = openWidget(createForeignGateway(), { locale });
    await reachQuestions(widget);
    await answer(widget);
    await at(widget, '[part~="confirmation"]');
    expect(englishLeft(widget)).toEqual([]);
  });

  test.each([
    ['was taken', problem(409, 'slot_unavailable', { reason: 'taken' }), '.taken'],
    ['failed', problem(503, 'unavailable'), '[role="alert"]'],
    ['came at a busy moment', problem(429, 'too_many_requests'), '[role="alert"]'],
    ['is one too many for its address', problem(409, 'invitee_limit_reached'), '[role="alert"]'],
    ['was refused', problem(400, 'bad_request'), '[role="alert"]'],
  ])('shows no English when the booking %s', async (_, refusal, sign) => {
    const gateway = createForeignGateway();
    gateway.state.refusal = refusal;
    const widget = openWidget(gateway, { locale });
    await reachQuestions(widget);
    await answer(widget);
    await at(widget, sign);
    expect(englishLeft(widget)).toEqual([]);
  });

  test('shows no English after too many bookings', async () => {
    const gateway = createForeignGateway();
    const widget = openWidget(gateway, { locale });
    await reachQuestions(widget);
    gateway.state.busySeconds = 3600;
    await answer(widget);
    await at(widget, '[role="alert"]');
    expect(englishLeft(widget)).toEqual([]);
  });

  test.each([
    ['is down', problem(503, 'unavailable')],
    ['gets too many requests', problem(429, 'too_many_requests', { retry_after: 30 })],
  ])('shows no English when the gateway %s', async (_, answer) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100, toFake: ['setTimeout', 'clearTimeout'] });
    const gateway = createForeignGateway();
    const widget = openWidget({ ...gateway, fetch: async () => answerOf(answer) }, { locale });
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    await at(widget, '.notice');
    expect(englishLeft(widget)).toEqual([]);
  });

  test.each(['week', 'column'])('shows no English in the %s layout', async (layout) => {
    const widget = openWidget(createForeignGateway(), { locale, layout });
    await at(widget, '[part~="slot"]');
    expect(englishLeft(widget)).toEqual([]);
  });

  test('shows no English when the next opening is months away', async () => {
    const gateway = createForeignGateway();
    gateway.state.starts = ['2027-01-19T14:30:00+00:00'];
    gateway.state.nextAvailable = '2027-01-19T14:30:00+00:00';
    const widget = openWidget(gateway, { locale });
    await at(widget, '[part~="slot"]');
    expect(englishLeft(widget)).toEqual([]);
  });

  test('shows no English when there are no times', async () => {
    const gateway = createForeignGateway();
    gateway.state.starts = [];
    const widget = openWidget(gateway, { locale });
    await at(widget, '.notice');
    expect(englishLeft(widget)).toEqual([]);
  });

  test('shows no English in a month after the booking window', async () => {
    const gateway = createForeignGateway();
    gateway.state.bookableUntil = '2027-01-23T05:00:00+00:00';
    const widget = openWidget(gateway, { locale, month: '2027-05' });
    await at(widget, '.notice');
    expect(englishLeft(widget)).toEqual([]);
  });

  test.each([
    ['is unknown', '42'],
    ['is not given', ''],
  ])('shows no English when the event type %s', async (_, eventType) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const gateway = createForeignGateway();
    gateway.state.eventType = undefined;
    const widget = openWidget(gateway, { locale, 'event-type': eventType });
    await at(widget, '.notice');
    expect(englishLeft(widget)).toEqual([]);
  });
});

test('finds English words where there are some', async () => {
  const widget = openWidget(createForeignGateway());
  await at(widget, '[part~="slot"]');
  expect(englishLeft(widget).length).toBeGreaterThan(20);
});
