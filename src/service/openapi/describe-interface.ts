import { endpoints, mostSlots, quotas } from '../../contract/index.ts';
import { version } from '../version.ts';
import { bodySchemas, nounSchemas } from './component-schemas.ts';
import { describeMessages } from './describe-messages.ts';
import { describeOperation, type OperationRow } from './describe-operation.ts';
import { failureResponses } from './failures.ts';
import { answerHeaders, idempotencyKey } from './headers.ts';
import type { JsonObject } from './json-schema.ts';
import { tags } from './tags.ts';

const introduction = `Everything of an account: open hours, event types and their booking forms, bookable times, events,
contacts, teams and webhooks. Each request carries an API key; only this description is open to everybody.

All answers are JSON: \`{"success": true, "data": …}\`, or \`{"success": false, "error": …}\` with a code, a sentence and
the id of the request. A PUT changes only what is sent. Lengths of time are minutes. Date-times carry an offset.

\`RateLimit\` in each answer says how often the key may ask just now. A POST with an \`Idempotency-Key\` is done once,
however often it is sent.

An answer lists ${written(mostSlots)} slots, or windows of open time, at the most: dates that hold more are refused, and
\`errors.end\` names the last date up to which all fit. An account may have so much of each thing, and no more
(\`quota_exceeded\`): ${listQuotas()}.`;

function listQuotas(): string {
  return Object.values(quotas)
    .map(({ most, meaning }) => `${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}, ${written(most)}`)
    .join('; ');
}

function written(number: number): string {
  return number.toLocaleString('en');
}

/** Describes the whole API, in the version of this release, as an OpenAPI 3.1 document. */
export function describeInterface() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Scheduling service',
      version,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { url: '/docs', description: 'The same for people' },
    servers: [{ url: '/', description: 'The server this description came from' }],
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
      parameters: { IdempotencyKey: idempotencyKey },
      headers: answerHeaders,
      schemas: { ...nounSchemas(), ...bodySchemas() },
      responses: failureResponses(),
    },
  };
}

function describePaths(): JsonObject {
  const paths: Record<string, Record<string, unknown>> = {};
  // Named for its type: the keys of a literal object are its own names.
  for (const [name, endpoint] of Object.entries(endpoints) as OperationRow[]) {
    const operations = paths[endpoint.path] ?? {};
    operations[endpoint.method.toLowerCase()] = describeOperation([name, endpoint]);
    paths[endpoint.path] = operations;
  }
  return paths;
}
