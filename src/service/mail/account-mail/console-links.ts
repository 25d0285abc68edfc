import type { Instant } from '../../../time/index.ts';
import type { EnteredEmail, InvitedUser } from '../../records/index.ts';

/** A link to the console, and the address of the one person it is for. */
export type AddressedLink = { readonly email: string; readonly href: string };

type HostedEvent = { readonly id: string; readonly accountId: number; readonly hostId: number };

/** Creates links to the console for mail. For a link that holds a secret, only the hash is stored. */
export type ConsoleLinks = {
  /** Returns the address of the page on which users confirm the address they entered. */
  confirmEmail(email: EnteredEmail, now: Instant): Promise<string>;
  /** Creates a link that signs a person in. Returns undefined if they have left the account. */
  signIn(
    member: { readonly accountId: number; readonly personId: number },
    now: Instant,
  ): Promise<AddressedLink | undefined>;
  /** Creates a link with which a user accepts an invitation. Returns undefined if it was accepted or withdrawn. */
  invitation(user: Omit<InvitedUser, 'invitedBy'>, now: Instant): Promise<AddressedLink | undefined>;
  /**
   * Returns the address of the page of an event. Returns undefined if its host cannot sign in there, or has several
   * accounts: the console might open in another one, which does not have this event.
   */
  booking(event: HostedEvent): Promise<string | undefined>;
};
