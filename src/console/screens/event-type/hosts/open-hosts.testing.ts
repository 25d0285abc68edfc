import { fireEvent, screen, within } from '@testing-library/preact';
import type { Availability, EventType, EventTypeHost, Member } from '../../../../contract/index.ts';
import { openScreen, type Replies, sampleEventType, sampleUser } from '../../../testing/index.ts';
import { eventTypeScreen } from '../index.ts';

export const ana = member({});
export const grace = member({ id: 12, first_name: 'Grace', last_name: 'Hopper', username: 'grace' });
export const mary = member({ id: 13, first_name: 'Mary', last_name: 'Jackson', username: 'mary' });

export function member(change: Partial<Member>): Member {
  return {
    id: 1,
    first_name: 'Ana',
    last_name: 'Host',
    username: 'ana',
    email: 'ana@example.com',
    state: 'active',
    role: 'member',
    invited_until: null,
    ...change,
  };
}

export const anaHosts: EventTypeHost = {
  user_id: 1,
  name: 'Ana Host',
  weight: 100,
  availability_id: null,
  assigned: 3,
};
export const graceHosts: EventTypeHost = {
  user_id: 12,
  name: 'Grace Hopper',
  weight: 100,
  availability_id: 7,
  assigned: 1,
};
export const maryHosts: EventTypeHost = {
  user_id: 13,
  name: 'Mary Jackson',
  weight: 100,
  availability_id: null,
  assigned: 0,
};

export const evenings: Availability = {
  id: 7,
  name: 'Evenings',
  timezone: 'Europe/Berlin',
  is_default: false,
  user_id: 1,
  working_days: [],
  hours: {},
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
};

type SentHosts = { readonly hosts: readonly Omit<EventTypeHost, 'name' | 'assigned'>[] };
const nameOf = (id: number) => [ana, grace, mary].find((one) => one.id === id)?.first_name ?? '';

/** A server that stores who takes turns. */
function serve(initial: readonly EventTypeHost[], replies: Replies = {}): Replies {
  let hosts = [...initial];
  let eventType: EventType = sampleEventType();
  return {
    getEventType: () => eventType,
    listBookingFormFields: () => [],
    listEventTypeHosts: () => hosts,
    listMembers: () => [ana, grace, mary],
    getEventTypeCoverage: () => ({ hosts: [], gaps: [] }),
    getEventTypeDistribution: () => ({ from: '2026-11-01', to: '2026-11-30', timezone: 'Europe/Berlin', hosts: [] }),
    listAvailabilities: () => [evenings],
    getCurrentUser: () => sampleUser(),
    getBranding: () => ({
      name: 'Pottery',
      color: null,
      logo: null,
      is_listed: true,
      updated_at: '2026-11-20T09:00:00Z',
    }),
    updateEventType: ({ body }) => {
      eventType = { ...eventType, ...(body as Partial<EventType>) }; // what the page sends
      return eventType;
    },
    updateEventTypeHosts: ({ body }) => {
      hosts = (body as SentHosts).hosts.map((host) => ({ ...host, name: nameOf(host.user_id), assigned: 0 }));
      return hosts;
    },
    ...replies,
  };
}

type OpenOptions = { readonly replies?: Replies; readonly role?: 'owner' | 'admin' | 'member' };

/** Opens the page of an event type with these hosts. */
export const openHosts = (hosts: readonly EventTypeHost[], { replies, role = 'owner' }: OpenOptions = {}) =>
  openScreen(eventTypeScreen, '/event-types/42', { replies: serve(hosts, replies), role });

/** Clicks a button, in a dialog too. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
/** Finds the card. */
export const card = async () => within(await screen.findByRole('region', { name: 'Hosts' }));
/** Finds a host in the card. */
export const row = async (name: string) => within(await screen.findByRole('group', { name }));

/** Adds a host in the dialog. */
export async function add(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Add host' }));
  const choice = screen.getByLabelText<HTMLSelectElement>('Host');
  const option = within(choice).getByRole('option', { name });
  fireEvent.change(choice, { target: { value: option.getAttribute('value') } });
  press('Add');
}

/** Enters the weight of a host. */
export async function enterShare(name: string, value: string): Promise<void> {
  fireEvent.input((await row(name)).getByLabelText('Share'), { target: { value } });
}
