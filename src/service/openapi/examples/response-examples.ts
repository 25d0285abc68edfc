import type * as v from 'valibot';
import { type EndpointName, endpoints } from '../../../contract/index.ts';
import { exampleOf } from './example-of.ts';
import { times } from './shared.ts';

type DataOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['data']>;

/** A list replaces the example, and the fields of an object replace the same fields of the example. */
type Changes = {
  readonly [Name in EndpointName]?: DataOf<Name> extends readonly unknown[] ? DataOf<Name> : Partial<DataOf<Name>>;
};

const now = times.updated_at;
const pendingDelivery = { tries: 0, response_status: null, next_try_at: now } as const;

/** The state after an operation, where the example of the noun does not show it. */
const changes: Changes = {
  duplicateEventType: {
    id: 46,
    public_id: 'grace/consultation-2',
    title: 'Consultation 2',
    slug: 'consultation-2',
    is_active: false,
    position: 1,
  },
  archiveEventType: { is_active: false, archived_at: now },
  updateEventTypeHosts: [
    { user_id: 7, name: 'Grace Hopper', weight: 100, availability_id: null, assigned: 0 },
    { user_id: 8, name: 'Katherine Johnson', weight: 50, availability_id: 3, assigned: 0 },
  ],
  mergeContact: { other_emails: ['ada@example.org'] },
  updateEvent: { host_note: 'Ada brings the plans.' },
  cancelEvent: { status: 'canceled', cancel_reason: 'Ada is ill.', sequence: 1 },
  rescheduleEvent: { sequence: 1 },
  reassignEvent: {
    host: { name: 'Katherine Johnson', email: 'katherine@example.com', timezone: 'Europe/Berlin' },
    sequence: 1,
    reassignments: 1,
  },
  markEventNoShow: { outcome: 'no_show', updated_at: '2026-03-09T08:40:00+00:00' },
  resendEventMail: { ...pendingDelivery, status: 'pending' },
  updateCalendar: { when_unreachable: 'keep' },
  updateCurrentUser: { locale: 'de' },
  updateMember: { state: 'active', role: 'admin', invited_until: null },
  testWebhook: { ...pendingDelivery, kind: 'webhook.test', failure_reason: null },
  redeliverWebhookDelivery: { failure_reason: null, next_try_at: now },
};

/** Returns an example of the data of an operation. After a change, it shows what the example of the body has changed. */
export function responseExampleOf(name: EndpointName): unknown {
  const change = changes[name];
  const example = exampleOf(endpoints[name].data);
  const isObject = typeof example === 'object' && example !== null && !Array.isArray(example);
  return isObject ? { ...example, ...change } : (change ?? example);
}
