import { randomUUID } from 'node:crypto';
import { type Result, refuse } from '../../../contract/index.ts';
import { addMinutes } from '../../../time/index.ts';
import type { PeopleContext, Visit } from '../people-context.ts';
import { hashSecret } from '../sessions/index.ts';

const windowSeconds = 15 * 60;
/** Wrong attempts from one network in that time. */
const maxPerVisitor = 30;
/** Wrong attempts from the 65,536 networks of IPv6 that one customer may have (RFC 6177). */
const maxPerSite = 300;
/** Wrong attempts with one person's address before each further one has to wait. */
const freeAttempts = 10;
/** From this many on, the wait is as long as the window. */
const maxAttempts = freeAttempts + 10;

type Attempt = {
  readonly visit: Visit;
  /** The person whose address is tried; undefined for a link, which does not name a person. */
  readonly email?: string;
  /** Whether this browser was signed in as that person before. */
  readonly isKnownBrowser?: boolean;
};

/**
 * Makes an attempt to sign in unless there were too many wrong ones. A successful attempt is not counted. A browser
 * that was signed in before is counted separately, so that no stranger can lock a person out by guessing.
 */
export async function countAttempt<Data>(
  context: PeopleContext,
  { visit, email, isKnownBrowser = false }: Attempt,
  attempt: () => Promise<Result<Data>>,
): Promise<Result<Data>> {
  const { limits } = context;
  const counted: string[] = [];
  async function refund(): Promise<void> {
    for (const key of counted) await limits.refund(key);
  }
  for (const { key, max } of networksOf(context, { visit, isKnownBrowser })) {
    const { isOver, resetSeconds } = await limits.count(key, { max, windowSeconds });
    if (isOver) {
      await refund();
      return refuse({ code: 'too_many_requests', retryAfterSeconds: resetSeconds });
    }
    counted.push(key);
  }
  const personKey = email === undefined ? undefined : keyOfPerson(context, { email, visit, isKnownBrowser });
  const waitSeconds = personKey === undefined ? undefined : await secondsToWait(context, personKey);
  if (waitSeconds !== undefined) {
    await refund();
    return refuse({ code: 'too_many_requests', retryAfterSeconds: waitSeconds });
  }
  if (personKey !== undefined) counted.push(personKey);
  try {
    const result = await attempt();
    if (result.ok || result.problem.code === 'unavailable') await refund();
    return result;
  } catch (error) {
    // Nothing was guessed: too many passwords are being checked, or the database does not respond.
    await refund();
    throw error;
  }
}

type Network = { readonly key: string; readonly max: number };

/** Returns what an attempt is counted against by where it comes from. */
function networksOf(
  { hashKey }: PeopleContext,
  { visit: { visitor = '' }, isKnownBrowser }: Pick<CompleteAttempt, 'visit' | 'isKnownBrowser'>,
): Network[] {
  const network = { key: `sign-in-from ${hashKey(visitor)}`, max: maxPerVisitor };
  const site = siteOf(visitor);
  // Others may have networks at the same site: they must not keep a known browser out.
  if (site === undefined || isKnownBrowser) return [network];
  return [network, { key: `sign-in-from-site ${hashKey(site)}`, max: maxPerSite }];
}

/** Returns the first 48 of the 64 bits of an IPv6 network. */
function siteOf(network: string): string | undefined {
  return /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(network)?.[1];
}

type CompleteAttempt = Required<Attempt>;

function keyOfPerson({ hashKey }: PeopleContext, { email, visit, isKnownBrowser }: CompleteAttempt): string {
  const person = email.toLowerCase();
  if (!isKnownBrowser || visit.browser.secret === undefined) return `sign-in-as ${hashKey(person)}`;
  return `sign-in-on ${hashKey(`${hashSecret(visit.browser.secret).toString('base64')} ${person}`)}`;
}

/**
 * Counts an attempt, and returns how long to wait if it comes too soon: the first ten may come at once, then each waits
 * twice as long as the one before, up to the length of the window.
 */
async function secondsToWait({ limits, clock }: PeopleContext, key: string): Promise<number | undefined> {
  const { isOver, left, resetSeconds } = await limits.count(key, { max: maxAttempts, windowSeconds });
  if (isOver) return resetSeconds;
  const beyondFree = maxAttempts - left - freeAttempts;
  if (beyondFree <= 0) return undefined;
  const pauseSeconds = Math.min(windowSeconds, 2 ** beyondFree);
  const until = addMinutes(clock(), pauseSeconds / 60);
  if (await limits.acquire(`sign-in-pause ${key}`, { name: randomUUID(), until, max: 1 })) return undefined;
  // An attempt that came too early does not extend the wait.
  await limits.refund(key);
  return pauseSeconds;
}
