import { ada, type TestAccount, type TestService } from '../testing/index.ts';

/** Sends a booking with its own key until its result is known. Returns the status. */
export async function bookUntilKnown(service: TestService, account: TestAccount, start: string): Promise<number> {
  const headers = { 'idempotency-key': `booking at ${start}` };
  const body = { event_type_id: account.eventTypeId, start, timezone: 'Europe/Berlin', answers: ada };
  for (;;) {
    const { status } = await service.request('/v1/events', { key: account.key, headers, body });
    if (status !== 503) return status;
  }
}
