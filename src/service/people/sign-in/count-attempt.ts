import { randomUUID } from 'node:crypto';
import { ok, type ProblemResult, type Result, refuse } from '../../../contract/index.ts';
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
  /**
   * Returns whether this browser was signed in as that person before. Called only if the network may try, so that
   * guessing does not reach the database. @default it was not
   */
  readonly recognize?: () => Promise<boolean>;
};

/**
 * Makes an attempt to sign in unless there were too many wrong ones. A successful attempt is not counted. A browser
 * that was signed in before is counted separately, so that no stranger can lock a person out by guessing.
 */
export async function countAttempt<Data>(
  context: PeopleContext,
  candidate: Attempt,
  attempt: (isKnownBrowser: boolean) => Promise<Result<Data>>,
): Promise<Result<Data>> {
  const { limits } = context;
  const countedKeys: string[] = [];
  async function refund(): Promise<void> {
    for (const key of countedKeys) await limits.refund(key);
  }
  try {
    const admission = await admit(context, candidate, countedKeys);
    const result = admission.ok ? await attempt(admission.data) : admission;
    if (!admission.ok || result.ok || result.problem.code === 'unavailable') await refund();
    return result;
  } catch (error) {
    // Nothing was guessed: too many passwords are being checked, or the database does not respond.
    await refund();
    throw error;
  }
}

/**
 * Counts an attempt, or refuses it. Adds the keys under which it was counted to `countedKeys`. Returns whether the
 * browser is known.
 */
async function admit(
  context: PeopleContext,
  { visit, email, recognize = async () => false }: Attempt,
  countedKeys: string[],
): Promise<Result<boolean>> {
  async function secondsOver({ key, max }: Network): Promise<number | undefined> {
    const { isOver, resetSeconds } = await context.limits.count(key, { max, windowSeconds });
    if (isOver) return resetSeconds;
    countedKeys.push(key);
    return undefined;
  }
  const { network, site } = networksOf(context, visit);
  let waitSeconds = await secondsOver(network);
  if (waitSeconds !== undefined) return refuseFor(waitSeconds);
  const isKnownBrowser = await recognize();
  // Others may have networks at the same site: they must not keep a known browser out.
  if (site && !isKnownBrowser) waitSeconds = await secondsOver(site);
  if (waitSeconds === undefined && email !== undefined) {
    const personKey = keyOfPerson(context, { email, visit, isKnownBrowser });
    waitSeconds = await secondsToWait(context, personKey);
    if (waitSeconds === undefined) countedKeys.push(personKey);
  }
  return waitSeconds === undefined ? ok(isKnownBrowser) : refuseFor(waitSeconds);
}

function refuseFor(retryAfterSeconds: number): ProblemResult {
  return refuse({ code: 'too_many_requests', retryAfterSeconds });
}

type Network = { readonly key: string; readonly max: number };
type Networks = { readonly network: Network; readonly site: Network | undefined };

/** Returns what an attempt is counted against by where it comes from. */
function networksOf({ hashKey }: PeopleContext, { visitor = '' }: Visit): Networks {
  const site = siteOf(visitor);
  return {
    network: { key: `sign-in-from ${hashKey(visitor)}`, max: maxPerVisitor },
    site: site === undefined ? undefined : { key: `sign-in-from-site ${hashKey(site)}`, max: maxPerSite },
  };
}

/** Returns the first 48 of the 64 bits of an IPv6 network. */
function siteOf(network: string): string | undefined {
  return /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(network)?.[1];
}

type PersonalAttempt = { readonly email: string; readonly visit: Visit; readonly isKnownBrowser: boolean };

function keyOfPerson({ hashKey }: PeopleContext, { email, visit, isKnownBrowser }: PersonalAttempt): string {
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
