import * as v from 'valibot';
import { roles } from '../roles.ts';

/** How a person signed in. */
const signInMethods = ['setup', 'password', 'passkey', 'link'] as const;

/** How a person signed in: one of `signInMethods`. */
export type SignInMethod = (typeof signInMethods)[number];

/** The ways to sign in other than by password. */
const SignInOptions = v.object({
  /** Whether browsers can create a passkey at this address. */
  passkeys: v.boolean(),
  /** Whether the server can email a link to sign in. */
  mail: v.boolean(),
});

const SignedIn = v.object({
  state: v.literal('signed_in'),
  person: v.object({ id: v.number(), email: v.string() }),
  /** The account that the session acts in, and the person's user there. */
  account: v.object({ id: v.number(), name: v.string() }),
  user: v.object({ id: v.number(), first_name: v.string(), last_name: v.string() }),
  role: v.picklist(roles),
  /** Every account that the person may switch to, including this one. */
  accounts: v.array(v.object({ id: v.number(), name: v.string(), role: v.picklist(roles) })),
  /** Until when sensitive changes need no further proof, ISO 8601. */
  proven_until: v.string(),
  can: SignInOptions,
  /**
   * Whether invitees and hosts get email about bookings. Mail that is only kept reaches no one. A server of an older
   * release, which responds while another is updated, does not say it.
   */
  sends_mail: v.optional(v.boolean(), true),
});

const SignedOut = v.object({
  /** `setup` while no one can sign in yet. */
  state: v.picklist(['setup', 'signed_out']),
  can: SignInOptions,
});

/** Who is signed in to the console, if anyone. */
export const ConsoleSession = v.variant('state', [SignedIn, SignedOut]);

export type ConsoleSession = v.InferOutput<typeof ConsoleSession>;

/** Whom a link is for. */
export const LinkDetails = v.object({
  email: v.string(),
  /** The name of the inviting account; null for other links. */
  account_name: v.nullable(v.string()),
  /**
   * Whether the link is the first to show that the person has the address. Using it removes their password and
   * passkeys, and signs them out everywhere else.
   */
  confirms_address: v.boolean(),
});

export type LinkDetails = v.InferOutput<typeof LinkDetails>;

/** The email address that a link confirmed. */
export const ConfirmedEmail = v.object({ email: v.string() });

export type ConfirmedEmail = v.InferOutput<typeof ConfirmedEmail>;

/** A browser in which a person is signed in. */
export const SignedInDevice = v.object({
  id: v.string(),
  /** Such as `Firefox`; null for an unknown one. */
  browser: v.nullable(v.string()),
  /** Such as `Linux`; null for an unknown one. */
  system: v.nullable(v.string()),
  method: v.picklist(signInMethods),
  signed_in_at: v.string(),
  /** To the minute. */
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

/** The options for `navigator.credentials`, in the JSON form of WebAuthn Level 3. */
export const PasskeyOptions = v.record(v.string(), v.unknown());
