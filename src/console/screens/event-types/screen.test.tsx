import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { EventType } from '../../../contract/index.ts';
import { hostedByBen, leaveConsole, openScreen, sampleEventType } from '../../testing/index.ts';
import { eventTypesScreen } from './index.ts';

const call = sampleEventType({ location: { type: 'video', value: 'https://meet.example.com/{id}' } });
const workshop = sampleEventType({
  id: 7,
  title: 'Workshop',
  public_id: 'ana/workshop',
  is_active: false,
  position: 1,
});

/** A server that stores event types. */
function keeping(...initial: EventType[]) {
  let eventTypes = initial;
  const change = (id: unknown, fields: Partial<EventType>): EventType => {
    eventTypes = eventTypes.map((one) => (`${one.id}` === id ? { ...one, ...fields } : one));
    return eventTypes.find((one) => `${one.id}` === id) ?? call;
  };
  return {
    listEventTypes: ({ query }: { query: Readonly<Record<string, string>> }) =>
      eventTypes.filter(({ archived_at: at }) => (at !== null) === (query.archived === 'true')),
    updateEventType: ({ params, body }: { params: Readonly<Record<string, string>>; body: unknown }) =>
      change(params.id, body as Partial<EventType>),
    archiveEventType: ({ params, body }: { params: Readonly<Record<string, string>>; body: unknown }) => {
      const { archived } = body as { archived: boolean };
      return change(params.id, { archived_at: archived ? '2026-11-20T13:00:00Z' : null, is_active: false });
    },
    orderEventTypes: () => eventTypes,
    createEventType: () => sampleEventType({ id: 9 }),
  };
}

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

afterEach(leaveConsole);

test('says what to do first while there is no event type', async () => {
  await openScreen(eventTypesScreen, '/event-types', { replies: keeping() });
  expect(await screen.findByRole('heading', { name: 'What can people book with you?' })).toBeTruthy();
});

test('lists one’s own event types before those of colleagues, which name their hosts', async () => {
  const theirs = sampleEventType({ id: 9, title: 'Coaching', host: hostedByBen() });
  const server = await openScreen(eventTypesScreen, '/event-types', { replies: keeping(theirs, call, workshop) });
  expect((await cardOf('Coaching')).getByText(/ · Ben Host$/)).toBeTruthy();
  expect((await cardOf('Workshop')).queryByText(/Ana Host/)).toBeNull();
  const titles = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  expect(titles).toEqual(['Introductory call', 'Workshop', 'Coaching']);
  expect((await cardOf('Workshop')).queryByText('Move down')).toBeNull();
  fireEvent.click((await cardOf('Workshop')).getByText('Move up'));
  await waitFor(() => expect(server.sent('orderEventTypes')).toHaveLength(1));
  const [{ event_types: order }] = server.sent('orderEventTypes') as [{ event_types: { id: number }[] }];
  expect(order.map(({ id }) => id)).toEqual([7, 42, 9]);
});

test('deactivates an event type from its card', async () => {
  const server = await openScreen(eventTypesScreen, '/event-types', { replies: keeping(call, workshop) });
  fireEvent.click((await cardOf('Introductory call')).getByRole('switch'));
  await waitFor(async () => expect((await cardOf('Introductory call')).getByText('Off')).toBeTruthy());
  expect(server.sent('updateEventType')).toEqual([{ is_active: false }]);
});

test('switches a second event type while the first is being saved', async () => {
  const server = await openScreen(eventTypesScreen, '/event-types', { replies: keeping(call, workshop) });
  for (const name of ['Introductory call', 'Workshop']) fireEvent.click((await cardOf(name)).getByRole('switch'));
  await waitFor(() => expect(server.sent('updateEventType')).toEqual([{ is_active: false }, { is_active: true }]));
});

test('offers to undo the archiving of the only event type', async () => {
  const server = await openScreen(eventTypesScreen, '/event-types', { replies: keeping(call) });
  fireEvent.click((await cardOf('Introductory call')).getByText('Archive'));
  await screen.findByRole('heading', { name: 'What can people book with you?' });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await cardOf('Introductory call')).toBeTruthy();
  expect(server.sent('archiveEventType')).toEqual([{ archived: true }, { archived: false }]);
});

test('creates an event type from a title and a length, and opens it', async () => {
  const server = await openScreen(eventTypesScreen, '/event-types', { replies: keeping(call) });
  fireEvent.click(screen.getByRole('button', { name: 'New event type' }));
  fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'Checkup' } });
  fireEvent.input(screen.getByLabelText('Length in minutes'), { target: { value: '45' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create', hidden: true }));
  await waitFor(() => expect(location.pathname).toBe('/console/event-types/9'));
  expect(server.sent('createEventType')).toEqual([{ title: 'Checkup', duration: 45 }]);
});

test('restores an archived event type unchanged on Undo', async () => {
  const server = await openScreen(eventTypesScreen, '/event-types', { replies: keeping(call, workshop) });
  fireEvent.click((await cardOf('Introductory call')).getByText('Archive'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await cardOf('Introductory call')).queryByText('Off')).toBeNull());
  expect(server.sent('archiveEventType')).toEqual([{ archived: true }, { archived: false }]);
});

test.each([
  ['the menu of the next card', [call, workshop], 'More actions: Workshop'],
  ['another button of the screen after the only card', [call], 'New event type'],
])('moves the focus to %s when an event type is archived', async (_, eventTypes, next) => {
  await openScreen(eventTypesScreen, '/event-types', { replies: keeping(...eventTypes) });
  const archive = (await cardOf('Introductory call')).getByText('Archive');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  archive.focus();
  fireEvent.click(archive);
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Introductory call' })).toBeNull());
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toBe(next),
  );
});

test('gives every event type a separate position when one moves', async () => {
  const server = await openScreen(eventTypesScreen, '/event-types', { replies: keeping(call, workshop) });
  fireEvent.click((await cardOf('Workshop')).getByText('Move up'));
  const event_types = [
    { id: 7, position: 0 },
    { id: 42, position: 1 },
  ];
  await waitFor(() => expect(server.sent('orderEventTypes')).toEqual([{ event_types }]));
});

test('shows the screen in German, without an English word', async () => {
  await openScreen(eventTypesScreen, '/event-types', { replies: keeping(call, workshop), locale: 'de-DE' });
  expect((await cardOf('Introductory call')).getByText('30 Minuten · Videogespräch')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(the|with|link to|more)\b/i);
});
