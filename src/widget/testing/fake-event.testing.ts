import type { ManagedEvent } from '../../contract/index.ts';

export type Answer = { readonly status: number; readonly body: unknown };

const id = '7d0c5b1e-0000-4000-8000-000000000001';

export const manageToken = `${id}.c2lnbmVk`;

/** Returns an event of half an hour, as the gateway sends it. */
export function bookedEvent(start: string, timezone: string): ManagedEvent {
  return {
    id,
    event_type_id: 42,
    status: 'confirmed',
    start,
    end: halfHourAfter(start),
    timezone,
    duration: 30,
    host: { name: 'Demo Host', timezone: 'America/New_York' },
    invitee: { name: 'Ada', email: 'ada@example.org', timezone },
    guests: [],
    location: { type: 'video', value: 'https://meet.example.org/abc' },
    ics_uid: 'uid',
    sequence: 0,
    manage_token: manageToken,
  };
}

/** Creates an event that can be shown, rescheduled and canceled by its token, as with a gateway. */
export function createFakeEvent() {
  const state = {
    event: bookedEvent('2026-11-24T14:30:00+00:00', 'Europe/Berlin'),
    /** Refuses the next operation. */
    refusal: undefined as Answer | undefined,
    /** The requested operations, in order. */
    operations: [] as { readonly operation: string; readonly body: unknown }[],
  };
  function answer(path: string, body: unknown, token: string | null): Answer {
    if (token !== manageToken) return refusal(403, 'manage_token_invalid');
    const operation = path.split('/')[3];
    if (!operation) return success(state.event);
    state.operations.push({ operation, body });
    if (state.refusal) return state.refusal;
    const { start } = body as { start?: string }; // what the widget sent
    const sequence = state.event.sequence + 1;
    state.event =
      operation === 'cancel'
        ? { ...state.event, status: 'canceled', sequence }
        : { ...state.event, start: start ?? '', end: halfHourAfter(start ?? ''), sequence };
    return success(state.event);
  }
  return { state, answer };
}

function success(event: ManagedEvent): Answer {
  return { status: 200, body: { success: true, data: event } };
}

function refusal(status: number, code: string): Answer {
  return { status, body: { success: false, error: { code, message: code, request_id: 'req_1' } } };
}

function halfHourAfter(iso: string): string {
  return isoOf(Date.parse(iso) + 30 * 60_000);
}

export function isoOf(millis: number): string {
  return new Date(millis).toISOString().replace('.000Z', '+00:00');
}
