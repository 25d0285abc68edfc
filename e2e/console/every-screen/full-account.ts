import { type HostServer, host, startHostServer } from '../../support/index.ts';

/** An account in which every list holds something, and the ids that the addresses of its screens need. */
export type FullAccount = {
  readonly server: HostServer;
  readonly eventType: number;
  readonly schedule: number;
  readonly contact: string;
  readonly bookings: Readonly<Record<'ahead' | 'past' | 'canceled' | 'mine', string>>;
};

type WithId = { readonly id: number };
type BookedEvent = { readonly id: string; readonly contact_id: string };

const longTitle = 'Strategieworkshop für Geschäftsführungen, Aufsichtsräte und Beteiligungsgesellschaften';
const longNote = 'Bring the contract, the price list of last year and the drawings. '.repeat(6);

/** Starts a server with a full account. Its clock was two weeks earlier when the first bookings were made. */
export async function startFullAccount(): Promise<FullAccount> {
  const past = { id: '', contact: '' };
  const server = await startHostServer({
    past: {
      now: '2026-11-11T08:00:00Z',
      async prepare(earlier) {
        const [{ id }] = (await earlier.request('GET', '/event-types')) as [WithId];
        const booked = await book(earlier, id, { start: '2026-11-12T10:00:00+01:00', name: 'Grace Hopper' });
        Object.assign(past, { id: booked.id, contact: booked.contact_id });
        await book(earlier, id, {
          start: '2026-11-13T11:00:00+01:00',
          name: 'Konstantin von Hohenzollern-Sigmaringen',
        });
        // This is done here, because some of it requires a recent sign-in.
        const [schedule] = (await earlier.request('GET', '/availabilities')) as [WithId];
        await fillSettings(earlier, { eventType: id, schedule: schedule.id });
      },
    },
  });
  const { request } = server;
  // The description of the API says what each of these returns.
  const [{ id: eventType }] = (await request('GET', '/event-types')) as [WithId];
  const [{ id: schedule }] = (await request('GET', '/availabilities')) as [WithId];
  const at = (start: string, name: string) => book(server, eventType, { start, name });
  const mine = await at('2026-11-23T10:00:00+01:00', 'Grace Hopper');
  const ahead = await at('2026-11-24T14:00:00+01:00', 'Konstantin von Hohenzollern-Sigmaringen');
  const canceled = await at('2026-11-25T10:00:00+01:00', 'Alan Turing');
  await request('PUT', `/events/${ahead.id}`, { host_note: longNote });
  await request('POST', `/events/${canceled.id}/cancel`, { reason: 'I am ill, and so is everyone else here.' });
  await request('POST', `/events/${past.id}/no-show`, { absent: true });
  const bookings = { ahead: ahead.id, past: past.id, canceled: canceled.id, mine: mine.id };
  return { server, eventType, schedule, contact: past.contact, bookings };
}

async function book({ request }: HostServer, eventType: number, { start, name }: { start: string; name: string }) {
  const answers = { name, email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.org` };
  const draft = { event_type_id: eventType, start, timezone: 'America/New_York', answers };
  return (await request('POST', '/events', draft)) as BookedEvent;
}

async function fillSettings({ request, address }: HostServer, ids: { eventType: number; schedule: number }) {
  const { eventType, schedule } = ids;
  const description = 'We look at your plans together. See https://example.com/plans first.';
  const location = { type: 'video', value: 'https://meet.example.com/room' };
  const reminders = [{ minutes_before: 1440, to: ['invitee', 'host'] }];
  const rules = { durations: [30, 60], booking_window_days: 60 };
  await request('PUT', `/event-types/${eventType}`, { description, location, reminders, ...rules });
  await request('POST', '/event-types', { title: longTitle, duration: 120, visibility: 'private' });
  const old = (await request('POST', '/event-types', { title: 'Summer course', duration: 45 })) as WithId;
  await request('POST', `/event-types/${old.id}/archive`, { archived: true });
  const question = { label: 'Which of our offers are you interested in?', identifier: 'offers', type: 'checkbox' };
  const options = ['Workshops', 'Talks', 'A conversation'];
  await request('POST', `/event-types/${eventType}/booking-forms`, { ...question, options });
  await request('PUT', `/availabilities/${schedule}`, {
    overrides: [
      { from: '2026-12-24', to: '2026-12-31', hours: [] },
      { from: '2026-11-30', to: '2026-11-30', hours: [{ start: '10:00', end: '12:00' }] },
    ],
  });
  await request('POST', '/availabilities', { name: 'Evenings in winter', timezone: 'Europe/Berlin', hours: {} });
  await request('POST', '/api-keys', { name: 'Website', scopes: ['read', 'book'] });
  const hook = (await request('POST', '/webhooks', {
    url: 'https://hooks.example.com/a/rather/long/path/of/a/program',
    events: ['event.created', 'event.rescheduled', 'event.canceled'],
  })) as { id: string };
  await request('POST', `/webhooks/${hook.id}/test`);
  const invite = (first_name: string, role: string) =>
    request('POST', '/members', { email: `${first_name.toLowerCase()}@example.com`, first_name, role });
  const { invitation_link: link } = (await invite('Ben', 'member')) as { invitation_link: string };
  await invite('Wilhelmine-Charlotte', 'admin');
  await fetch(`${address}/console/api/sign-in/link/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ token: link.split('=').at(-1), password: host.password }),
  });
}
