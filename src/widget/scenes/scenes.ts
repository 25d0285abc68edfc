import { createTimes, endOf, nightOfClockChange } from './create-times.ts';

/** A request to the gateway: the path below `/embed/v1`, such as `/event-types/42/slots`. */
export type SceneRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
};

/**
 * The response of the gateway in a scene. `pending` is a response that never comes, `unreachable` a network that fails.
 */
export type SceneResponse =
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: unknown }
  | 'pending'
  | 'unreachable';

export type Scene = {
  /** What the scene shows, for a list of scenes. */
  readonly label: string;
  /** Responds to a request. Returns undefined to let the real gateway respond. */
  readonly respond: (request: SceneRequest, now: number) => SceneResponse | undefined;
  /** Attributes that the scene needs. */
  readonly attributes?: (now: number) => Readonly<Record<string, string>>;
  /** Whether bookings are sent, so that the scene can refuse them. With `dry-run` none would be. */
  readonly isBooking?: true;
  /** Whether the browser is offline once the first times are shown. */
  readonly isOffline?: true;
};

const clockChangeZone = 'Europe/Berlin';
const retryAfterSeconds = 40;

/** The situations, by name. */
export const scenes = {
  full: { label: 'Many times', respond: forSlots(({ query }, now) => slots(createTimes(query, now))) },
  empty: { label: 'No times', respond: forSlots(() => slots([])) },
  slow: { label: 'Slow network', respond: forSlots(() => 'pending') },
  offline: { label: 'Offline', respond: () => undefined, isOffline: true },
  down: { label: 'Gateway down', respond: forSlots(() => 'unreachable') },
  busy: {
    label: 'Too many requests',
    respond: forSlots(() => problem(429, 'too_many_requests', { 'retry-after': `${retryAfterSeconds}` })),
  },
  conflict: {
    label: 'Time just taken',
    respond: ({ method, path }) =>
      method === 'POST' && path === '/events' ? problem(409, 'slot_unavailable', {}, { reason: 'taken' }) : undefined,
    isBooking: true,
  },
  'clock-change': {
    label: 'Clock change',
    respond: forSlots((_, now) => slots(nightOfClockChange(now).starts)),
    attributes: (now) => ({ timezone: clockChangeZone, date: nightOfClockChange(now).date }),
  },
  unknown: {
    label: 'Unknown event type',
    respond: ({ path }) => (/^\/event-types\/[^/]+$/.test(path) ? problem(404, 'resource_not_found') : undefined),
  },
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof scenes;

/** Responds only to requests for times. */
function forSlots(respond: Scene['respond']): Scene['respond'] {
  return (request, now) => (request.path.endsWith('/slots') ? respond(request, now) : undefined);
}

function slots(starts: readonly string[]): SceneResponse {
  const byDate: Record<string, { start: string; end: string }[]> = {};
  for (const start of starts) {
    const date = start.slice(0, 10);
    byDate[date] = [...(byDate[date] ?? []), { start, end: endOf(start) }];
  }
  const body = { success: true, data: { slots: byDate, next_available: null } };
  return { status: 200, headers: {}, body };
}

function problem(status: number, code: string, headers: Record<string, string> = {}, more = {}): SceneResponse {
  const body = { success: false, error: { code, message: code, request_id: 'req_scene', ...more } };
  // A page can read only the headers named here.
  return { status, headers: { ...headers, 'access-control-expose-headers': 'retry-after' }, body };
}
