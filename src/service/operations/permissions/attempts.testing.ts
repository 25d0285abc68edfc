import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints, type Resource } from '../../../contract/index.ts';
import { ada } from '../../testing/index.ts';

/** A range of dates for operations that need one. */
export const range = '?start=2026-03-02&end=2026-03-06';

/** The ids of what belongs to one user of an account. */
type Things = { readonly ids: Readonly<Record<Resource['kind'], number | string>> };

/** Returns a request that calls an operation on what belongs to a user. It changes nothing that other tests need. */
export function attempt(name: EndpointName, things: Things): { readonly path: string; readonly body?: object } {
  const { path: pattern, resource } = endpoints[name];
  const id = resource ? things.ids[resource.kind] : '';
  const path = pattern
    .replace('{eventType}', String(things.ids['event type']))
    .replace('{field}', '2147483647')
    .replace('{delivery}', '00000000-0000-4000-8000-000000000000')
    .replace('{id}', String(id));
  const body = bodies[name]?.(things);
  return body === undefined ? { path: `${path}${queries[name] ?? ''}` } : { path, body };
}

/** A query for each operation that requires one. */
const queries: Partial<Record<EndpointName, string>> = {
  getEventTypeCoverage: range,
  getSlots: range,
  listAvailabilityWindows: range,
  explainSlots: '?date=2026-03-03',
};

/** A body for each operation that takes one. */
export const bodies: Partial<Record<EndpointName, (things: Things) => object>> = {
  createAvailability: () => ({ name: 'Made' }),
  createEventType: () => ({ title: 'Made' }),
  createEvent: ({ ids }) => ({
    event_type_id: ids['event type'],
    start: '2026-03-05T10:00:00+01:00',
    timezone: 'UTC',
    answers: ada,
  }),
  testMail: ({ ids }) => ({ event_type_id: ids['event type'] }),
  inviteMember: () => ({ email: `${randomUUID()}@example.com`, first_name: 'Made', role: 'member' }),
  updateMember: () => ({ role: 'admin' }),
  inviteMemberAgain: () => ({ role: 'member' }),
  createApiKey: () => ({ name: 'Made' }),
  orderEventTypes: () => ({ event_types: [] }),
  updateEventTypeHosts: () => ({ hosts: [] }),
  archiveEventType: () => ({ archived: false }),
  markEventNoShow: () => ({ absent: true }),
  createWebhook: () => ({ url: 'https://example.com', events: ['event.created'] }),
  createBookingFormField: () => ({ label: 'Made', type: 'text' }),
  orderBookingFormFields: () => ({ fields: [] }),
  mergeContact: ({ ids }) => ({ contact_id: ids.contact }),
  updateTeam: () => ({ name: 'Made', username: `made-${Math.random()}` }),
};
