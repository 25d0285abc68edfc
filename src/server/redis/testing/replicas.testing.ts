import type { FormToken } from '../../../contract/index.ts';
import { createGatewayCore, type GatewayCore } from '../../../gateway/index.ts';
import { CalendarServer, hourly } from '../../../gateway/testing/calendar-server.testing.ts';
import { at, date } from '../../../gateway/testing/world.testing.ts';
import { asInstant } from '../../../time/index.ts';
import { readData } from '../../testing/index.ts';
import type { RunScript } from '../connection/index.ts';
import { createRedisState } from '../redis-state.ts';

export const slotsOfApril = '/event-types/42/slots?start=2026-04-01&end=2026-04-30&timezone=UTC';
export const nine = '2026-04-07T09:00:00+00:00';
const address = '192.0.2.1';

let count = 0;

type ReplicasOptions = {
  readonly requestsPerMinute?: number;
  readonly readsPerMinute?: number;
  readonly proofOfWork?: 'auto' | 'never';
};

/** Two gateways on one Redis, in front of one server. */
export function openReplicas(run: RunScript, options: ReplicasOptions = {}) {
  let now = at('2026-04-01T00:00Z');
  count += 1;
  const prefix = `replicas${count}:`;
  const clock = () => now;
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const server = new CalendarServer(clock, hourly(date('2026-04-01'), 100, [9, 10, 11]));
  const { requestsPerMinute = 60, readsPerMinute = 240, proofOfWork = 'auto' } = options;
  const openReplica = (): GatewayCore =>
    createGatewayCore({
      upstream: { baseUrl: 'https://upstream.example', fetch: server.fetch, headersFor: () => ({}), requestsPerMinute },
      clock,
      linkSecrets: ['a secret to sign links with'],
      limits: { readsPerMinute },
      proofOfWork,
      state: createRedisState({ run, clock, requestsPerMinute, prefix, onError }),
    });
  return {
    server,
    errors,
    one: openReplica(),
    other: openReplica(),
    passSeconds(seconds: number) {
      now = asInstant(now + seconds * 1000);
    },
    /** Requests a form token and waits until it is usable. */
    async takeToken(gateway: GatewayCore): Promise<string> {
      const { token } = await readData<FormToken>(await get(gateway, '/event-types/42/form-token'));
      now = asInstant(now + 5000);
      return token;
    },
  };
}

export function get(gateway: GatewayCore, path: string, from = address): Promise<Response> {
  return gateway.fetch(new Request(`https://book.example/embed/v1${path}`), { address: from });
}

type Booking = {
  readonly start?: string;
  readonly token?: string;
  readonly key?: string;
  readonly email?: string;
  readonly from?: string;
};

export function book(gateway: GatewayCore, booking: Booking): Promise<Response> {
  const { start = nine, token = '', key, email = 'ada@example.org', from = address } = booking;
  const answers = { name: 'Ada', email };
  const draft = { event_type_id: 42, start, timezone: 'UTC', answers, form_token: token };
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) };
  const init = { method: 'POST', headers, body: JSON.stringify(draft) };
  return gateway.fetch(new Request('https://book.example/embed/v1/events', init), { address: from });
}
