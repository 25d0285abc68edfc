import { Hono } from 'hono';
import { pino } from 'pino';
import { expect } from 'vitest';
import { createGatewayCore } from '../../../gateway/index.ts';
import type { TestAccount, TestService } from '../../../service/testing/index.ts';
import type { Env } from '../../http/index.ts';
import { readData } from '../../testing/index.ts';
import { serveApi } from './serve-api.ts';
import { upstreamOf } from './upstream-of.ts';

const day = '2026-03-03';

/** The first time at which an account of the tests can be booked that day. */
export const nine = `${day}T09:00:00+01:00`;

/** The path of that day’s slots, below the path of an event type on pages. */
export const slotsPath = `/slots?start=${day}&end=${day}&timezone=Europe/Berlin`;

/** Serves the API of a service, and its pages from a gateway with an empty cache. */
export function openServedApi(service: TestService) {
  /** The paths that the gateway has requested from the service. */
  const paths: string[] = [];
  const upstream = upstreamOf({ service, store: service.store, log: pino({ level: 'silent' }) });
  const gateway = createGatewayCore({
    upstream: {
      ...upstream,
      fetch(request) {
        paths.push(new URL(request.url).pathname);
        return upstream.fetch(request);
      },
    },
    linkSecrets: ['a secret to sign links with'],
    proofOfWork: 'never',
    clock: service.clock,
  });
  const app = new Hono<Env>().all('/v1/*', (context) => serveApi(context, { service, gateway }));

  /** Sends a request as a program with the key of an account. */
  async function send({ key }: TestAccount, endpoint: `${string} /${string}`, body?: unknown) {
    const [method = '', path = ''] = endpoint.split(' ');
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await app.request(`/v1${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(response.ok).toBe(true);
    return readData<Record<string, unknown>>(response);
  }

  /** Returns what a page shows of an account's event type, and its age in seconds. */
  async function show({ eventTypeId }: { readonly eventTypeId: number | string }, path = '') {
    const address = `https://book.example/embed/v1/event-types/${eventTypeId}${path}`;
    const response = await gateway.fetch(new Request(address));
    return { age: response.headers.get('age'), status: response.status, body: await response.text() };
  }

  /** Books an account’s event type as a program. */
  function book(account: TestAccount, start: string) {
    return send(account, 'POST /events', {
      event_type_id: account.eventTypeId,
      start,
      timezone: 'Europe/Berlin',
      answers: { name: 'Ida', email: 'ida@example.org' },
    });
  }

  return { paths, send, show, book };
}

export type ServedApi = ReturnType<typeof openServedApi>;
