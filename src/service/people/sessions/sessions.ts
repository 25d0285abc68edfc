import { randomUUID } from 'node:crypto';
import { ok, type Result, refuse, type SignInMethod } from '../../../contract/index.ts';
import { addMinutes, asInstant, dayMinutes, type Instant, minuteMillis } from '../../../time/index.ts';
import type { LiveSession, Membership, PeopleRecords, Session } from '../../records/index.ts';
import { createSecret, hashSecret } from './secret.ts';

/** A browser that has been unused for this long has to sign in again. */
const idleMinutes = 14 * dayMinutes;
/** Every browser has to sign in again this long after it signed in. */
const longestMinutes = 90 * dayMinutes;
/** How long a confirmation of a person's identity lasts. */
const proofMinutes = 10;
/** Limits writes: not every request updates the session. */
const seenMinutes = 1;

/** How long a browser is recognized after it has signed in. */
const knownMinutes = 400 * dayMinutes;

/** How long a browser keeps the cookie of a session. */
export const sessionSeconds = longestMinutes * 60;

/** How long a browser keeps the cookie by which it is recognized. */
export const browserSeconds = knownMinutes * 60;

/** A browser that signs in: its description, and the secret by which it is recognized. */
export type Browser = {
  readonly device: string;
  /** The secret by which it was recognized before; undefined at the first sign-in. */
  readonly secret: string | undefined;
};

/** A new session, or one with a new secret, and the secrets that only the browser receives. */
export type NewSession = {
  readonly session: Session;
  readonly secret: string;
  readonly browserSecret: string;
};

type BeginOptions = {
  readonly member: Membership;
  readonly method: SignInMethod;
  readonly browser: Browser;
  readonly now: Instant;
};

/** Begins a session under a new secret: a secret that a stranger has put into the browser opens nothing. */
export async function beginSession(
  people: PeopleRecords,
  { member, method, browser, now }: BeginOptions,
): Promise<NewSession> {
  const { personId, accountId, userId } = member;
  const secret = createSecret();
  const browserSecret = browser.secret ?? createSecret().text;
  const session: Session = {
    hash: secret.hash,
    id: randomUUID(),
    personId,
    accountId,
    userId,
    method,
    device: browser.device,
    signedInAt: now,
    provenAt: now,
    seenAt: now,
    browserHash: hashSecret(browserSecret),
  };
  await people.saveSession(session);
  await people.rememberBrowser(session);
  await people.removeExpired({ ...oldestAt(now), now });
  return { session, secret: secret.text, browserSecret };
}

type Renewal = {
  readonly current: Session;
  /** The fields to change with the secret. @default none */
  readonly change?: Partial<Pick<Session, 'provenAt' | 'accountId' | 'userId'>>;
};

/**
 * Replaces the secret of a session, and updates other fields with it. Refuses if another request has replaced it in the
 * meantime, whose cookie the browser keeps, or has ended the session.
 */
export async function renewSession(
  people: PeopleRecords,
  { current, change = {} }: Renewal,
): Promise<Result<{ readonly session: Session; readonly secret: string }>> {
  const secret = createSecret();
  const session = { ...current, ...change, hash: secret.hash };
  const isReplaced = await people.replaceSession(current.hash, session);
  return isReplaced ? ok({ session, secret: secret.text }) : refuse({ code: 'session_required' });
}

/** Finds the session of a secret, unless it has ended. */
export async function findSession(
  people: PeopleRecords,
  { secret, now }: { readonly secret: string; readonly now: Instant },
): Promise<LiveSession | undefined> {
  const session = await people.findSession(hashSecret(secret));
  if (!session) return undefined;
  const { seenBefore, signedInBefore } = oldestAt(now);
  if (session.seenAt < seenBefore || session.signedInAt < signedInBefore) return undefined;
  if (now >= addMinutes(session.seenAt, seenMinutes)) await people.recordSeen(session.hash, now);
  return session;
}

type KnownBrowser = { readonly personId: number; readonly browser: Browser };

/** Returns whether a browser has signed in as this person before, and was not forgotten since. */
export async function isKnownTo(
  people: PeopleRecords,
  { personId, browser: { secret } }: KnownBrowser,
): Promise<boolean> {
  return secret !== undefined && people.isKnownBrowser(personId, hashSecret(secret));
}

/** Returns until when a session counts as proven. */
export function provenUntil({ provenAt }: Session): Instant {
  return addMinutes(provenAt, proofMinutes);
}

/**
 * Returns whether a session counts as proven. A confirmation that is long after now was given before the clock was set
 * back, and must not last for longer. The clocks of replicas differ a little.
 */
export function isProven({ provenAt }: Session, now: Instant): boolean {
  return Math.abs(now - provenAt) < proofMinutes * minuteMillis;
}

function oldestAt(now: Instant) {
  const before = (minutes: number) => asInstant(now - minutes * minuteMillis);
  return {
    seenBefore: before(idleMinutes),
    signedInBefore: before(longestMinutes),
    browserSeenBefore: before(knownMinutes),
  };
}
