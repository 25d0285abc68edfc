import * as v from 'valibot';
import { roles } from '../roles.ts';

/** How a person signed in. */
const signInMethods = ['setup', 'password', 'passkey', 'link'] as const;

/** How a person signed in: one of `signInMethods`. */
export type SignInMethod = (typeof signInMethods)[number];

/** Which ways to sign in there are besides a password. */
const Offered = v.object({
  /** Whether a passkey can be made at this address. */
  passkeys: v.boolean(),
  /** Whether a link to sign in can be sent by mail. */
  mail: v.boolean(),
});

const SignedIn = v.object({
  state: v.literal('signed_in'),
  person: v.object({ id: v.number(), email: v.string() }),
  /** The account that the session acts in, and the user that the person is there. */
  account: v.object({ id: v.number(), name: v.string() }),
  user: v.object({ id: v.number(), first_name: v.string(), last_name: v.string() }),
  role: v.picklist(roles),
  /** Every account that the person may switch to, this one included. */
  accounts: v.array(v.object({ id: v.number(), name: v.string(), role: v.picklist(roles) })),
  /** Until when sensitive changes need no further proof; ISO 8601. */
  proven_until: v.string(),
  can: Offered,
});

const SignedOut = v.object({
  /** `setup` while nobody can sign in yet. */
  state: v.picklist(['setup', 'signed_out']),
  can: Offered,
});

/** Who is signed in to the console, if anybody. */
export const ConsoleSession = v.variant('state', [SignedIn, SignedOut]);

export type ConsoleSession = v.InferOutput<typeof ConsoleSession>;

/** The address that a link has confirmed. */
export const ConfirmedEmail = v.object({ email: v.string() });

export type ConfirmedEmail = v.InferOutput<typeof ConfirmedEmail>;

/** A browser that a person is signed in with. */
export const SignedInDevice = v.object({
  id: v.string(),
  /** `Firefox`, for example; null for one that is not known. */
  browser: v.nullable(v.string()),
  /** `Linux`, for example; null for one that is not known. */
  system: v.nullable(v.string()),
  method: v.picklist(signInMethods),
  signed_in_at: v.string(),
  /** Right to a minute. */
  seen_at: v.string(),
  is_current: v.boolean(),
});

export type SignedInDevice = v.InferOutput<typeof SignedInDevice>;

/** A passkey of a person. */
export const Passkey = v.object({
  id: v.string(),
  name: v.string(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
});

export type Passkey = v.InferOutput<typeof Passkey>;

/** What a browser hands to `navigator.credentials`: the JSON form of the options in WebAuthn Level 3. */
export const PasskeyOptions = v.record(v.string(), v.unknown());
