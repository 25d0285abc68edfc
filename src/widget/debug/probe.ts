import type { Finding } from './finding.ts';

export type ProbeOptions = {
  readonly baseUrl: string;
  /** As written in a path. */
  readonly eventTypeName: string | undefined;
  /** The origin of the page, such as `https://example.org`. */
  readonly origin: string;
  /** Today in UTC, such as `2026-12-01`. */
  readonly today: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
};

const plain: RequestInit = { credentials: 'omit', cache: 'no-store' };

/** Requests the event type from the gateway, as a page does, and says what is wrong. */
export async function probe({ baseUrl, eventTypeName, origin, today, fetch }: ProbeOptions): Promise<Finding[]> {
  const url = `${baseUrl}/event-types/${encodeURIComponent(eventTypeName ?? '0')}`;
  try {
    const response = await fetch(url, plain);
    const gateway: Finding = { subject: 'Gateway', isGood: true, words: `${baseUrl} responds.` };
    const slots = response.ok ? await slotsOf(`${url}/slots?start=${today}&end=${today}`, fetch) : [];
    return [gateway, await eventTypeOf(response, eventTypeName), ...slots, rateOf(response)];
  } catch {
    return [await blockOf(url, { baseUrl, origin, today, fetch })];
  }
}

async function eventTypeOf(response: Response, eventTypeName: string | undefined): Promise<Finding> {
  const subject = 'Event type';
  if (eventTypeName === undefined) return { subject, isGood: false, words: 'The attribute event-type is not set.' };
  const name = eventTypeName.replace('~', '/');
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { subject, isGood: true, words: `${name} is published.` };
  const isUnknown = response.status === 404;
  const why = isUnknown
    ? 'unknown, inactive, private or not published here (EVENT_TYPES)'
    : `not shown: ${codeOf(body)}`;
  return { subject, isGood: false, words: `${name} is ${why}, status ${response.status}.` };
}

/** Says why no time can ever be chosen, if the server knows. */
async function slotsOf(url: string, fetch: ProbeOptions['fetch']): Promise<Finding[]> {
  const body: unknown = await (await fetch(url, plain)).json().catch(() => undefined);
  const { data } = Object(body) as { data?: { reason?: unknown } }; // of any type, so each level is optional
  if (data?.reason !== 'no_schedule') return [];
  const words = 'There are none: the account has no schedule. Create one with POST /v1/availabilities.';
  return [{ subject: 'Times', isGood: false, words }];
}

/**
 * Distinguishes a gateway that does not allow this page from one that is unreachable: the first still responds,
 * unreadably.
 */
async function blockOf(url: string, { baseUrl, origin, fetch }: Omit<ProbeOptions, 'eventTypeName'>): Promise<Finding> {
  try {
    await fetch(url, { ...plain, mode: 'no-cors' });
    const words = `It responds, but not to pages of ${origin}: add that origin to ALLOWED_ORIGINS, or to the account’s allowed_origins.`;
    return { subject: 'Origin', isGood: false, words };
  } catch {
    const words = `${baseUrl} cannot be reached. Is the address right (api-base), and in connect-src of the page?`;
    return { subject: 'Gateway', isGood: false, words };
  }
}

/** Reads the headers of the IETF draft on rate limits: `"reads";r=231;t=50`. */
function rateOf({ headers }: Response): Finding {
  const subject = 'Requests';
  const rate = headers.get('RateLimit') ?? '';
  const remaining = /;\s*r=(\d+)/.exec(rate)?.[1];
  const seconds = /;\s*t=(\d+)/.exec(rate)?.[1];
  const most = /;\s*q=(\d+)/.exec(headers.get('RateLimit-Policy') ?? '')?.[1];
  if (remaining === undefined) return { subject, isGood: true, words: 'The gateway does not say how many are left.' };
  const words = `${remaining}${most ? ` of ${most}` : ''} are left to this visitor${seconds ? ` for ${seconds} seconds` : ''}.`;
  return { subject, isGood: remaining !== '0', words };
}

function codeOf(body: unknown): string {
  const { error } = Object(body) as { error?: { code?: unknown } }; // of any type, so each level is optional
  return String(error?.code ?? 'unreadable');
}
