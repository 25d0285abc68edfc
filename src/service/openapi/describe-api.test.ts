import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type EndpointName, endpoints, Failure, scopes, successOf } from '../../contract/index.ts';
import { checkPermission } from '../operations/index.ts';
import { describeApi } from './describe-api.ts';
import { bodyExamples } from './examples/index.ts';
import { fieldWords } from './fields/index.ts';

type Media = { readonly example?: unknown; readonly examples?: Readonly<Record<string, { readonly value: unknown }>> };
type Response = {
  readonly $ref?: string;
  readonly headers?: object;
  readonly content?: Readonly<Record<string, Media>>;
};
type Operation = {
  readonly operationId: EndpointName;
  readonly parameters: readonly Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<Record<string, Response>>;
};

const description = describeApi();
// The document as a client receives it, without what JSON cannot express.
const { paths } = JSON.parse(JSON.stringify(description)) as { paths: Record<string, Record<string, Operation>> };
const failures = description.components.responses as Readonly<Record<string, Response>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);
const operationsById = Object.fromEntries(operations.map((operation) => [operation.operationId, operation]));
const names = Object.keys(endpoints) as EndpointName[];
/** The example of a response, in its envelope. */
const exampleIn = (response: Response | undefined) =>
  response?.content?.['application/json']?.example as { readonly data: unknown };

/** Fields whose name and type need no description. */
const plainNames = new Set(
  'id name title first_name last_name created_at updated_at monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);

test('passes the strictest OpenAPI rules', async () => {
  // A path without a parameter takes precedence over one with a parameter, as OpenAPI defines.
  const rules = { 'no-ambiguous-paths': 'off' } as const;
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const findings = await lintFromString({ source: JSON.stringify(description), config });
  expect(findings.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test('describes exactly the operations of the endpoint table', () => {
  const descriptions = operations.map(
    ({ operationId, method, path }) => `${operationId} ${method.toUpperCase()} ${path}`,
  );
  const rows = names.map((name) => `${name} ${endpoints[name].method} ${endpoints[name].path}`);
  expect(descriptions.sort()).toEqual(rows.sort());
});

test.each(names)('%s has a response example that fits its schema', (name) => {
  const { data, status } = endpoints[name];
  const answer = exampleIn(operationsById[name]?.responses[status]);
  expect(v.safeParse(v.strictObject(successOf(data).entries), answer).success).toBe(true);
});

test.each(Object.keys(bodyExamples) as (keyof typeof bodyExamples)[])(
  '%s has a body example that it accepts',
  (name) => {
    const input = endpoints[name].input;
    const body: v.GenericSchema = 'body' in input ? input.body : v.never();
    expect(v.safeParse(body, bodyExamples[name]).issues).toBeUndefined();
  },
);

test.each(Object.keys(bodyExamples) as (keyof typeof bodyExamples)[])(
  '%s has a response example with the values of its body example',
  (name) => {
    const { data, status } = endpoints[name];
    const body = bodyExamples[name] as Readonly<Record<string, unknown>>;
    const { data: answer } = exampleIn(operationsById[name]?.responses[status]);
    if ('item' in data) {
      const [items] = Object.values(body) as object[][];
      expect(answer).toEqual(items?.map((item) => expect.objectContaining(item)));
      return;
    }
    const fields = 'entries' in data ? Object.keys(data.entries) : [];
    const commonValues = Object.entries(body).filter(([field]) => fields.includes(field));
    expect(answer).toMatchObject(Object.fromEntries(commonValues));
  },
);

test.each([
  ['cancelEvent', { status: 'canceled', cancel_reason: 'Ada is ill.' }],
  ['markEventNoShow', { outcome: 'no_show' }],
  ['reassignEvent', { host: { name: 'Katherine Johnson' }, reassignments: 1 }],
  ['duplicateEventType', { title: 'Consultation 2', slug: 'consultation-2', is_active: false }],
  ['archiveEventType', { is_active: false, archived_at: expect.any(String) }],
  ['updateMember', { state: 'active' }],
  ['testWebhook', { kind: 'webhook.test', tries: 0 }],
  ['createApiKey', { key: expect.stringMatching(/^sk_live_\w+x7Qe$/), last_four: 'x7Qe' }],
] as const)('%s has a response example that shows its effect', (name, expected) => {
  expect(exampleIn(operationsById[name]?.responses[endpoints[name].status]).data).toMatchObject(expected);
});

test('gives every problem an example with its code', () => {
  const examples = Object.values(failures).flatMap(({ content }) =>
    Object.entries(content?.['application/json']?.examples ?? {}),
  );
  expect(examples.map(([, { value }]) => v.parse(Failure, value).error.code)).toEqual(examples.map(([code]) => code));
});

test('gives dates, instants and integers their formats', () => {
  const slots = Object.fromEntries(
    (operationsById.getSlots?.parameters ?? []).map(({ name, schema }) => [name, schema]),
  );
  expect(slots).toEqual({
    id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    start: { type: 'string', format: 'date' },
    end: { type: 'string', format: 'date' },
    timezone: { type: 'string', default: 'UTC' },
    duration: { type: 'integer', minimum: 1, maximum: 1440 },
    except_event: { type: 'string', format: 'uuid' },
  });
  expect(description.components.schemas).toMatchObject({
    CreateEventBody: { properties: { start: { type: 'string', format: 'date-time' } }, additionalProperties: false },
  });
});

test('documents the limits of contact pages', () => {
  expect(operationsById.listContacts?.parameters).toContainEqual({
    name: 'per_page',
    in: 'query',
    required: false,
    description: 'The number of items per page.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 15 },
  });
});

test('lists how much an account can have in words that follow each number', () => {
  const [, list = ''] =
    /An account can have at most \(`quota_exceeded`\): (.*)\.$/.exec(description.info.description) ?? [];
  expect(list.split('; ')).toEqual(expect.arrayContaining(['1,000 event types', '100 API keys', '50 webhooks']));
});

test('lists every booking problem under its status', () => {
  const references = Object.entries(operationsById.createEvent?.responses ?? {}).map(([status, { $ref }]) => [
    status,
    $ref,
  ]);
  expect(Object.fromEntries(references)).toMatchObject({
    401: '#/components/responses/Unauthenticated',
    409: '#/components/responses/SlotUnavailableOrIdempotencyInProgressOrInviteeLimitReached',
    422: '#/components/responses/ValidationFailedOrIdempotencyKeyReused',
  });
});

test.each(operations.filter(({ method }) => method === 'post'))(
  '$operationId documents which of its responses can be replayed',
  ({ responses }) => {
    const replayableStatuses = Object.entries(responses).flatMap(([status, { $ref, headers }]) => {
      const allHeaders = $ref === undefined ? headers : failures[$ref.replace('#/components/responses/', '')]?.headers;
      return allHeaders && 'Idempotent-Replayed' in allHeaders ? [status] : [];
    });
    // A request without a valid key, with too large a body or over the limit of its key is read again.
    const storedStatuses = Object.keys(responses).filter(
      (status) => status < '500' && !['401', '413', '429'].includes(status),
    );
    expect(replayableStatuses).toEqual(storedStatuses);
  },
);

test('says whose request id a replayed failure contains', () => {
  expect(description.components.headers.IdempotentReplayed.description).toContain('`error.request_id`');
});

const caller = { accountId: 1, userId: 1, via: 'key', scopes } as const;

test.each(names.filter((name) => !checkPermission(name, caller).ok))('%s says that it refuses API keys', (name) => {
  expect(operationsById[name]?.responses[403]?.$ref).toContain('AccessDenied');
});

type Fields = Readonly<Record<string, { readonly description?: string }>>;
type ObjectSchema = { readonly properties?: Fields; readonly oneOf?: readonly ObjectSchema[] };

const components: Readonly<Record<string, ObjectSchema>> = JSON.parse(JSON.stringify(description)).components.schemas;

function fieldsOf({ properties = {}, oneOf = [] }: ObjectSchema): [name: string, field: { description?: string }][] {
  return [...Object.entries(properties), ...oneOf.flatMap(fieldsOf)];
}

test.each(Object.entries(components))('%s describes each of its fields', (_, schema) => {
  const unexplainedFields = fieldsOf(schema).flatMap(([name, field]) => (field.description ? [] : [name]));
  const missing = unexplainedFields.filter((name) => !plainNames.has(name));
  expect(missing, 'Describe these fields in the folder `fields`.').toEqual([]);
});

test.each(operations)('$operationId describes each parameter of its query', ({ parameters }) => {
  const unexplainedParameters = parameters.filter((parameter) => parameter.in === 'query' && !parameter.description);
  expect(
    unexplainedParameters.map(({ name }) => name),
    'Describe these parameters in the folder `fields`.',
  ).toEqual([]);
});

test('describes filters separately for each operation', () => {
  const general = Object.entries(fieldWords).filter(([place]) => !place.includes('.'));
  expect(general.filter(([, words]) => words.startsWith('Only '))).toEqual([]);
});

test.each([
  ['DateOverride', 'hours', 'The periods'],
  ['DateOverride', 'to', 'The last date'],
  ['CalendarConnection', 'kind', '`feed`'],
  ['DeletedEntry', 'user_id', 'The host'],
])('describes %s.%s separately', (component, field, beginning) => {
  expect(components[component]?.properties?.[field]?.description).toMatch(new RegExp(`^${beginning}`));
});

test('uses every description written for a field of one component or operation', () => {
  const unusedPlaces = Object.keys(fieldWords).filter((place) => {
    const [owner = '', field] = place.split('.');
    const parameters = operations.find(({ operationId }) => operationId === owner)?.parameters ?? [];
    const names = [...fieldsOf(components[owner] ?? {}).map(([name]) => name), ...parameters.map(({ name }) => name)];
    return field !== undefined && !names.includes(field);
  });
  expect(unusedPlaces).toEqual([]);
});
