import { endpoints, maxSlots, quotas } from '../../contract/index.ts';
import { version } from '../version.ts';
import { bodySchemas, nounSchemas } from './component-schemas.ts';
import { describeMessages } from './describe-messages.ts';
import { describeOperation, type OperationRow } from './describe-operation.ts';
import { failureResponses } from './failures.ts';
import { idempotencyKey, ifMatch, responseHeaders } from './headers.ts';
import type { JsonObject } from './json-schema.ts';
import { tags } from './tags.ts';

const introduction = `Read and change everything in an account: availability schedules, event types and their booking forms,
bookable times, events, contacts, teams, calendars and webhooks. Every request needs an API key; only this reference is public.

An API key may have only some scopes (\`insufficient_scope\`): \`read\` allows every GET that takes
a key, without the secrets of webhooks and of the calendar feed, \`book\` creates and changes events, and
\`settings\` changes everything else.

Every response is JSON: \`{"success": true, "data": …}\`, or \`{"success": false, "error": …}\` with an error code, a message and
the id of the request. Only \`GET /v1/events.csv\` responds with a table for spreadsheets: it takes the filters of
\`GET /v1/events\`, and \`timezone\` for the zone of its times. A PUT changes only the fields that you send. To keep it from
overwriting what someone else has changed in the meantime, send \`If-Match\`. Durations are in minutes. Date-times include an offset.

Every response carries \`RateLimit\`: how many requests this key has left in the current minute. To repeat a POST safely, send an
\`Idempotency-Key\`: repeated requests with the same key take effect once.

A response lists at most ${formatNumber(maxSlots)} slots or windows of open time. A range with more is refused, and
\`errors.end\` names the last date for which all of them fit. An account can have at most (\`quota_exceeded\`): ${listQuotas()}.`;

/** Describes the whole API, in the version of this release, as an OpenAPI 3.1 document. */
export function describeApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Scheduling service',
      version,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { url: '/docs', description: 'API reference for people' },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    security: [{ bearer: [] }],
    tags,
    paths: describePaths(),
    webhooks: describeMessages(),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of the account, in the header `Authorization: Bearer <API key>`.',
        },
      },
      parameters: { IdempotencyKey: idempotencyKey, IfMatch: ifMatch },
      headers: responseHeaders,
      schemas: { ...nounSchemas(), ...bodySchemas() },
      responses: failureResponses(),
    },
  };
}

function listQuotas(): string {
  return Object.values(quotas)
    .map(({ max, meaning }) => `${formatNumber(max)} ${meaning}`)
    .join('; ');
}

function formatNumber(number: number): string {
  return number.toLocaleString('en');
}

function describePaths(): JsonObject {
  const paths: Record<string, Record<string, unknown>> = {};
  // The names match the type: the keys of an object literal are its own.
  for (const [name, endpoint] of Object.entries(endpoints) as OperationRow[]) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = describeOperation([name, endpoint]);
    paths[endpoint.path] = operations;
  }
  return paths;
}
