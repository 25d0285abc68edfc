import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createFakeGateway,
  leavePage,
  openWidget,
  problem,
  reachForm,
  sendForm,
  type Widget,
} from '../testing/index.ts';
import { relay } from './relay.ts';

const page: Window & { dataLayer?: unknown } = window;

/** The messages that were posted to the page. */
let posts: { readonly message: unknown; readonly target: unknown }[];

beforeEach(() => {
  posts = [];
  vi.spyOn(window, 'postMessage').mockImplementation((message: unknown, target: unknown) => {
    posts.push({ message, target });
  });
});

afterEach(async () => {
  delete page.dataLayer;
  await leavePage();
});

async function book(widget: Widget): Promise<void> {
  await reachForm(widget);
  await sendForm(widget);
  await widget.find('heading', 'You are booked');
}

const eventsPosted = () => posts.map(({ message }) => Object(message).event);
const entries = () => (Array.isArray(page.dataLayer) ? page.dataLayer : []).filter((entry) => Object(entry).event);
const eventsPushed = () => entries().map(({ event }) => event);
const consent = (state: string) => ['consent', 'update', { analytics_storage: state }];

describe('Calendly listeners', () => {
  test('posts Calendly’s messages of a booking in Calendly’s order', async () => {
    const widget = openWidget(createFakeGateway(), { compat: 'calendly' });
    await book(widget);
    await waitFor(() =>
      expect(eventsPosted()).toEqual([
        'calendly.event_type_viewed',
        'calendly.date_and_time_selected',
        'calendly.event_scheduled',
      ]),
    );
    expect(new Set(posts.map(({ target }) => target))).toEqual(new Set(['/']));
  });

  test('gives a Calendly listener only the id of the booking', async () => {
    const widget = openWidget(createFakeGateway(), { compat: 'calendly' });
    await book(widget);
    await waitFor(() => expect(posts).toHaveLength(3));
    const { id, manageToken } = widget.detailOf('sched:booking-successful') ?? {};
    const uri = `${widget.element.apiBase}/scheduled_events/${id}`;
    expect(posts.at(-1)?.message).toEqual({
      event: 'calendly.event_scheduled',
      payload: { event: { uri }, invitee: { uri: `${uri}/invitees/${id}` } },
    });
    expect(JSON.stringify(posts)).not.toMatch(new RegExp(`ada|${manageToken}`, 'i'));
  });

  test('posts the booking though the page confirms it and removes the element', async () => {
    const widget = openWidget(createFakeGateway(), { compat: 'calendly' });
    widget.element.addEventListener('sched:booking-successful', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      widget.element.remove();
    });
    await reachForm(widget);
    await sendForm(widget);
    await waitFor(() => expect(eventsPosted()).toContain('calendly.event_scheduled'));
  });

  test('posts no Calendly message unless the page asks for it', async () => {
    const widget = openWidget(createFakeGateway());
    await waitFor(() => expect(widget.dispatchedNames()).toContain('sched:ready'));
    await widget.clickDay('24 November');
    widget.element.compat = 'calendly';
    await widget.clickTime('15:30');
    await waitFor(() => expect(eventsPosted()).toEqual(['calendly.date_and_time_selected']));
    widget.element.compat = null;
    await widget.clickTime('16:30');
    await widget.find('button', 'Next: 16:30');
    expect(posts).toHaveLength(1);
  });
});

describe('the data layer', () => {
  test('creates the data layer and fills it when set to always', async () => {
    const widget = openWidget(createFakeGateway(), { 'data-layer': 'always' });
    await book(widget);
    await waitFor(() => expect(eventsPushed().at(-1)).toBe('sched_booking_successful'));
    expect(eventsPushed()).toEqual([
      'sched_ready',
      'sched_date_select',
      'sched_slot_select',
      'sched_booking_successful',
    ]);
    expect(entries().at(-1)).toEqual({
      event: 'sched_booking_successful',
      sched_event_type_id: 42,
      sched_booking_id: widget.detailOf('sched:booking-successful')?.id,
      sched_error_code: undefined,
    });
  });

  test('pushes the code of a failed booking to the data layer', async () => {
    const gateway = createFakeGateway();
    gateway.state.refusal = problem(429, 'too_many_requests');
    const widget = openWidget(gateway, { 'data-layer': 'always' });
    await reachForm(widget);
    await sendForm(widget);
    await waitFor(() => expect(eventsPushed()).toContain('sched_error'));
    expect(entries().at(-1)).toMatchObject({ sched_error_code: 'too_many_requests', sched_booking_id: undefined });
  });

  test('pushes nothing to a data layer without consent', async () => {
    const widget = openWidget(createFakeGateway(), { 'data-layer': '' });
    await book(widget);
    expect('dataLayer' in page).toBe(false);
  });

  test('pushes only what happens after consent is granted', async () => {
    page.dataLayer = [consent('denied')];
    const widget = openWidget(createFakeGateway(), { 'data-layer': 'consent' });
    await waitFor(() => expect(widget.dispatchedNames()).toContain('sched:ready'));
    await widget.clickDay('24 November');
    page.dataLayer = [consent('denied'), consent('granted')];
    await widget.clickTime('15:30');
    await waitFor(() => expect(eventsPushed()).toEqual(['sched_slot_select']));
  });

  test.each([
    ['granted', [consent('denied')], consent('granted')],
    ['taken back', [consent('granted')], consent('denied')],
  ])('pushes nothing that happened just before consent was %s', async (_, before, after) => {
    const layer: unknown[] = before;
    page.dataLayer = layer;
    const widget = openWidget(createFakeGateway(), { 'data-layer': 'consent' });
    await waitFor(() => expect(widget.dispatchedNames()).toContain('sched:ready'));
    const day = await widget.day('24 November');
    await vi.dynamicImportSettled();
    layer.length = 1; // drops what was pushed so far
    fireEvent.click(day);
    layer.push(after);
    await widget.find('heading', 'Tuesday 24 November');
    await vi.dynamicImportSettled();
    expect(eventsPushed()).toEqual([]);
  });

  test.each<[string, () => void]>([
    ['frozen', () => Object.defineProperty(page, 'dataLayer', { value: Object.freeze([]), configurable: true })],
    [
      'forbidden',
      () =>
        Object.defineProperty(page, 'dataLayer', {
          get() {
            throw new Error('blocked');
          },
          configurable: true,
        }),
    ],
    [
      'broken',
      () => {
        page.dataLayer = {
          push() {
            throw new Error('broken');
          },
        };
      },
    ],
  ])('books although the data layer is %s', async (_, arrange) => {
    arrange();
    const widget = openWidget(createFakeGateway(), { 'data-layer': 'always', compat: 'calendly' });
    await book(widget);
    await waitFor(() => expect(eventsPosted()).toContain('calendly.event_scheduled'));
  });
});

test('survives a data layer that throws', () => {
  page.dataLayer = Object.freeze([]);
  const event = { name: 'sched:ready', detail: { eventTypeId: 42 } } as const;
  const settings = { compat: undefined, dataLayer: 'always', eventTypeId: 42 } as const;
  expect(() => relay({ ...settings, event, gateway: 'https://book.test', layer: [] })).not.toThrow();
  expect(eventsPushed()).toEqual([]);
});

test('relays to one integration when the other is broken', async () => {
  vi.spyOn(window, 'postMessage').mockImplementation(() => {
    throw new Error('not here');
  });
  const widget = openWidget(createFakeGateway(), { compat: 'calendly', 'data-layer': 'always' });
  await widget.day('24 November');
  await waitFor(() => expect(eventsPushed()).toEqual(['sched_ready']));
});

test('names a misspelled integration once in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const widget = openWidget(createFakeGateway(), { compat: 'acuity', 'data-layer': 'sometimes' });
  await widget.day('24 November');
  await waitFor(() =>
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining('compat must be calendly, found "acuity"'),
      expect.stringContaining('data-layer must be consent or always, found "sometimes"'),
    ]),
  );
});
