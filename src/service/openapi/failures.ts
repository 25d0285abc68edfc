import * as v from 'valibot';
import {
  type EndpointName,
  endpoints,
  Failure,
  failure,
  type Problem,
  type ProblemCode,
  problems,
  quotas,
  takesIfMatch,
} from '../../contract/index.ts';
import { headersOf } from './headers.ts';
import { type JsonObject, jsonSchemaOf } from './json-schema.ts';

/** Problems of any request. */
const generalProblems: readonly ProblemCode[] = [
  'unauthenticated',
  'insufficient_scope',
  'https_required',
  'validation_failed',
  'too_many_requests',
  'internal_error',
  'unavailable',
];

/** Problems of requests that are not operations. */
const pathProblems: readonly ProblemCode[] = ['route_not_found', 'method_not_allowed'];
const resourceProblems: readonly ProblemCode[] = ['access_denied', 'resource_not_found'];
const bodyProblems: readonly ProblemCode[] = ['invalid_json', 'unsupported_media_type', 'body_too_large'];
const postProblems: readonly ProblemCode[] = ['idempotency_in_progress', 'idempotency_key_reused'];

/** Problems of single operations, which no part of their requests predicts. */
const operationProblems: Partial<Record<EndpointName, readonly ProblemCode[]>> = {
  createEventType: ['quota_exceeded'],
  updateEventType: ['quota_exceeded'],
  duplicateEventType: ['quota_exceeded'],
  createAvailability: ['quota_exceeded'],
  updateAvailability: ['quota_exceeded'],
  createBookingFormField: ['quota_exceeded'],
  updateBookingFormField: ['quota_exceeded'],
  connectCalendar: ['quota_exceeded'],
  getSlots: ['calendar_unreachable'],
  explainSlots: ['calendar_unreachable'],
  listAvailabilityWindows: ['calendar_unreachable'],
  createWebhook: ['quota_exceeded'],
  createEvent: [...resourceProblems, 'slot_unavailable', 'invitee_limit_reached', 'calendar_unreachable'],
  cancelEvent: ['event_in_past'],
  rescheduleEvent: ['event_in_past', 'event_canceled', 'slot_unavailable', 'calendar_unreachable'],
  reassignEvent: ['event_in_past', 'event_canceled', 'slot_unavailable', 'calendar_unreachable'],
  issueEventManageLink: ['event_in_past', 'event_canceled'],
  restoreEventEntry: ['event_canceled'],
  markEventNoShow: ['event_in_past', 'event_not_started', 'event_canceled'],
  getMailStatus: ['access_denied'],
  testMail: resourceProblems,
  resendEventMail: ['event_in_past', 'event_canceled'],
  redeliverWebhookDelivery: ['webhook_inactive'],
  testWebhook: ['webhook_inactive'],
  listMembers: ['access_denied'],
  inviteMember: ['access_denied', 'quota_exceeded'],
  listApiKeys: ['access_denied'],
  updateMember: ['resource_in_use'],
  removeMember: ['resource_in_use'],
  createApiKey: ['access_denied', 'quota_exceeded'],
  deleteContact: ['resource_in_use'],
  deleteAvailability: ['resource_in_use'],
  deleteEventType: ['resource_in_use'],
  deleteBookingFormField: ['resource_in_use'],
};

/** Lists how an operation can fail, in the order of the table of problems. */
function problemsOf(name: EndpointName): ProblemCode[] {
  const { input } = endpoints[name];
  const possibleCodes = [
    ...generalProblems,
    ...('params' in input ? resourceProblems : []),
    ...('body' in input ? bodyProblems : []),
    ...(endpoints[name].method === 'POST' ? postProblems : []),
    ...(takesIfMatch(endpoints[name]) ? (['changed_meanwhile'] as const) : []),
    ...(operationProblems[name] ?? []),
  ];
  return codes.filter((code) => possibleCodes.includes(code));
}

// An object literal has no other keys.
const codes = Object.keys(problems) as ProblemCode[];

/** Lists how any operation can fail, and whether every operation can. */
export function listProblems(): { readonly code: ProblemCode; readonly isAlways: boolean }[] {
  // An object literal has no other keys.
  const possibleCodes = new Set((Object.keys(endpoints) as EndpointName[]).flatMap(problemsOf));
  const allCodes = codes.filter((code) => possibleCodes.has(code) || pathProblems.includes(code));
  return allCodes.map((code) => ({ code, isAlways: generalProblems.includes(code) || pathProblems.includes(code) }));
}

/** Returns the failures of an operation by status, each a reference to a component. */
export function failuresOf(name: EndpointName): JsonObject {
  const entries = byStatus(problemsOf(name)).map(([status, group]) => [
    status,
    { $ref: `#/components/responses/${componentName(group)}` },
  ]);
  return Object.fromEntries(entries);
}

/** Describes all problems of a status, of any operation. */
export function failureResponses(): JsonObject {
  // An object literal has no other keys.
  const names = Object.keys(endpoints) as EndpointName[];
  const groups = names.flatMap((name) => byStatus(problemsOf(name)).map(([, group]) => group));
  const replayableComponents = new Set(names.flatMap(replayedComponents));
  return Object.fromEntries(
    groups.map((group) => {
      const component = componentName(group);
      return [component, describeFailure(group, { isReplayed: replayableComponents.has(component) })];
    }),
  );
}

/** Failures that no later request with the same Idempotency-Key gets again. */
const unstoredStatuses: readonly number[] = [
  problems.unauthenticated.status,
  problems.body_too_large.status,
  problems.too_many_requests.status,
];

/** Names the failures of an operation that are stored for its Idempotency-Key. */
function replayedComponents(name: EndpointName): string[] {
  if (endpoints[name].method !== 'POST') return [];
  const storedGroups = byStatus(problemsOf(name)).filter(
    ([status]) => status < 500 && !unstoredStatuses.includes(status),
  );
  return storedGroups.map(([, group]) => componentName(group));
}

function byStatus(possibleCodes: readonly ProblemCode[]): [status: number, group: ProblemCode[]][] {
  return Object.entries(Object.groupBy(possibleCodes, (code) => problems[code].status)).map(([status, group = []]) => [
    Number(status),
    group,
  ]);
}

/** Builds `EventInPastOrSlotUnavailable` from the two codes. */
function componentName(group: readonly ProblemCode[]): string {
  return group.map((code) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())).join('Or');
}

function describeFailure(group: readonly ProblemCode[], { isReplayed }: { readonly isReplayed: boolean }): JsonObject {
  const extraHeaders = [
    ...(isReplayed ? (['IdempotentReplayed'] as const) : []),
    ...(group.includes('unauthenticated') ? (['Authenticate'] as const) : []),
    ...(group.some((code) => retriedProblems.includes(code)) ? (['RetryAfter'] as const) : []),
  ];
  return {
    description: group.map(sentenceOf).join('\n'),
    headers: headersOf(extraHeaders),
    content: {
      'application/json': {
        schema: jsonSchemaOf(failureOf(group)),
        examples: Object.fromEntries(group.map((code) => [code, { value: exampleOf(code) }])),
      },
    },
  };
}

/** Returns the schema of a failure with its codes listed: this document describes only this server. */
function failureOf(group: readonly ProblemCode[]) {
  const { success, error } = Failure.entries;
  const failure = { success, error: v.object({ ...error.entries, code: v.picklist(group) }) };
  const data = v.record(v.string(), v.unknown());
  return group.includes('changed_meanwhile') ? v.object({ ...failure, data }) : v.object(failure);
}

const retriedProblems: readonly ProblemCode[] = [
  'idempotency_in_progress',
  'too_many_requests',
  'calendar_unreachable',
  'unavailable',
];

function sentenceOf(code: ProblemCode): string {
  const { meaning, remedy } = problems[code];
  return `- \`${code}\`: ${meaning} ${remedy}`;
}

function exampleOf(code: ProblemCode) {
  return failure({ code, ...details[code] }, 'e0c9cd04-aaa3-42c8-bc85-e6ff3b73749a');
}

const details: Partial<Record<ProblemCode, Omit<Problem, 'code'>>> = {
  changed_meanwhile: { current: { id: 45, updated_at: '2026-03-02T07:05:00+00:00' } },
  quota_exceeded: { message: quotas.webhooks.sentence(String(quotas.webhooks.max), String(quotas.webhooks.max)) },
  slot_unavailable: { reason: 'taken' },
  validation_failed: {
    errors: { timezone: ['must be an IANA time zone name, such as Europe/Berlin, found "Berlin"'] },
  },
};
