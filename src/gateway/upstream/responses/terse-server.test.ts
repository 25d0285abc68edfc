import { beforeEach, describe, expect, it } from 'vitest';
import { createGatewayCore, type GatewayCore } from '../../gateway-core.ts';
import { at, date, hourly, startsIn, TerseServer } from '../../testing/index.ts';

const nine = '2026-04-07T09:00:00+00:00';
const slotsOfApril = '/event-types/42/slots?start=2026-04-01&end=2026-04-30&timezone=UTC';

let gateway: GatewayCore;
let errors: unknown[];

beforeEach(() => {
  const clock = () => at('2026-04-01T00:00Z');
  const server = new TerseServer(clock, hourly(date('2026-04-06'), 5, [9, 10]));
  errors = [];
  gateway = createGatewayCore({
    upstream: { baseUrl: 'https://upstream.example', fetch: server.fetch, headersFor: () => ({}) },
    linkSecrets: ['a secret to sign links with'],
    proofOfWork: 'never',
    onError: (error) => errors.push(error),
    clock,
  });
});

function request(path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { 'sched-manage-token': token }) };
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  return gateway.fetch(new Request(`https://book.example/embed/v1${path}`, init));
}

function book(): Promise<Response> {
  const answers = { name: 'Ada', email: 'ada@example.org' };
  return request('/events', { body: { event_type_id: 42, start: nine, timezone: 'Europe/Berlin', answers } });
}

describe('a server that says no more than it must', () => {
  it('shows event types of a terse server with defaults', async () => {
    const response = await request('/event-types/42');
    expect((await response.json()).data).toMatchObject({
      id: 42,
      title: 'Call',
      description: '',
      duration: 30,
      durations: null,
      location: null,
      host: { name: 'Demo Host', timezone: 'UTC', time_format: 24, start_of_week: 1, avatar: '' },
    });
  });

  it('keeps the order of form fields without positions', async () => {
    const { data } = await (await request('/event-types/42/booking-forms')).json();
    expect(data).toMatchObject([
      { identifier: 'name', label: 'name', is_required: true, is_active: true, position: 0, options: [] },
      { identifier: 'email', type: 'email', position: 1 },
      { identifier: 'color', type: 'text', is_required: false, position: 2 },
    ]);
    expect(new Set(data.map(({ id }: { id: number }) => id)).size).toBe(3);
  });

  it('shows slots whatever form their offsets have', async () => {
    expect((await startsIn(await request(slotsOfApril)))[0]).toBe('2026-04-06T09:00:00+00:00');
    const empty = await request(slotsOfApril.replaceAll('2026-04', '2026-06'));
    expect([empty.status, await startsIn(empty)]).toEqual([200, []]);
  });

  it('shows a booking as requested where the server says nothing of it', async () => {
    const response = await book();
    expect(response.status).toBe(201);
    const { data } = await response.json();
    expect(data).toMatchObject({
      event_type_id: 42,
      status: 'confirmed',
      duration: 30,
      sequence: 0,
      guests: [],
      location: null,
      start: '2026-04-07T11:00:00+02:00',
      end: '2026-04-07T11:30:00+02:00',
      timezone: 'Europe/Berlin',
      host: { name: 'Demo Host', timezone: 'UTC' },
      invitee: { name: 'Ada', email: 'ada@example.org', timezone: 'Europe/Berlin' },
    });
    expect(data.ics_uid).not.toBe('');
    expect(await startsIn(await request(slotsOfApril))).not.toContain(nine);
  });

  it('shows, reschedules and cancels events of a terse server', async () => {
    const { data: event } = await (await book()).json();
    const token = event.manage_token;
    const page = await request(`/events/${event.id}`, { token });
    expect((await page.json()).data).toMatchObject({ id: event.id, status: 'confirmed', start: nine, duration: 30 });
    const ten = '2026-04-07T10:00:00+00:00';
    const reschedule = await request(`/events/${event.id}/reschedule`, { token, body: { start: ten } });
    expect((await reschedule.json()).data).toMatchObject({ start: ten, end: '2026-04-07T10:30:00+00:00', sequence: 1 });
    const canceled = await request(`/events/${event.id}/cancel`, { token, body: {} });
    expect((await canceled.json()).data).toMatchObject({ id: event.id, status: 'canceled', start: ten });
    const again = await request(`/events/${event.id}`, { token });
    expect((await again.json()).data.status).toBe('canceled');
  });

  it('does not report errors about a terse server', async () => {
    await Promise.all(['', '/booking-forms'].map((path) => request(`/event-types/42${path}`)));
    await request(slotsOfApril);
    await book();
    expect(errors).toEqual([]);
  });
});
