import { type EndpointName, endpoints } from '../../../contract/index.ts';
import type { Actor, Caller, JournalChange, NewJournalEntry } from '../../records/index.ts';

/** The input of any operation. */
export type OperationInput = { readonly caller: Caller; readonly params: unknown; readonly body: unknown };

/** What the journal calls the resources in paths of the API. */
const kindByPath: Readonly<Record<string, string>> = {
  availabilities: 'availability',
  'event-types': 'event type',
  contacts: 'contact',
  teams: 'team',
  events: 'event',
  mails: 'mail',
  calendars: 'calendar',
  webhooks: 'webhook',
  account: 'account',
  branding: 'branding',
  users: 'user',
  members: 'user',
  'api-keys': 'API key',
};

/** Returns the journal entry for an operation that succeeded; undefined for a PUT that changed nothing. */
export function changeOf(
  name: EndpointName,
  { caller, params, body }: OperationInput,
  { data, recorded }: { readonly data: unknown; readonly recorded?: object },
): Omit<NewJournalEntry, 'now'> | undefined {
  const { method, resource } = endpoints[name];
  const fields = Object.keys(recordOf(body));
  if (method === 'PUT' && fields.length === 0) return undefined;
  const id = resource ? recordOf(params)[resource.param] : (recordOf(data).id ?? '');
  return {
    accountId: caller.accountId,
    actor: actorOf(caller),
    operation: name,
    subject: { kind: kindOf(name), id: String(id) },
    change: { fields, ...decisionIn(name, body), ...startIn(name, data), ...hostIn(name, data), ...recorded },
  };
}

/** Returns the kind of resource that an operation changes. */
function kindOf(name: EndpointName): string {
  const { path, resource } = endpoints[name];
  const [, , segment = ''] = path.split('/');
  return resource?.kind ?? kindByPath[segment] ?? segment;
}

// An object literal has no other keys.
const changes = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method !== 'GET');

/** The kinds of resources that the journal has entries about. */
export const journalKinds: readonly string[] = [...new Set(changes.map(kindOf))];

/** Returns who made the change. Neither an invitee nor the operator of the server is a user of the account. */
function actorOf(caller: Caller): Actor {
  const { via, userId } = caller;
  if (via === 'gateway' || via === 'command') return { via, user_id: null };
  const keyId = via === 'session' ? undefined : caller.keyId;
  return { via, user_id: userId, ...(keyId !== undefined && { key_id: keyId }) };
}

/** Returns the value without which no one could tell what was done: these operations also undo what they do. */
function decisionIn(name: EndpointName, body: unknown): Pick<JournalChange, 'archived' | 'absent'> {
  const { archived, absent } = recordOf(body);
  if (name === 'archiveEventType') return { archived: archived === true };
  return name === 'markEventNoShow' ? { absent: absent === true } : {};
}

/** Returns the new start of an event, which matters so much that its history includes it. */
function startIn(name: EndpointName, data: unknown): Pick<JournalChange, 'start'> {
  if (name !== 'createEvent' && name !== 'rescheduleEvent') return {};
  return { start: String(recordOf(data).start) };
}

/** Returns the new host of an event, for the same reason. */
function hostIn(name: EndpointName, data: unknown): Pick<JournalChange, 'host'> {
  return name === 'reassignEvent' ? { host: String(recordOf(recordOf(data).host).name) } : {};
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  // The entries of a list have no names; all other objects do.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
