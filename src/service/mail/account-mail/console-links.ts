import type { Instant } from '../../../time/index.ts';
import type { EnteredEmail, InvitedUser } from '../../records/index.ts';

/** A link of the console, and the address of the one person whom it is for. */
export type AddressedLink = { readonly email: string; readonly href: string };

/** Makes links to the console for mail. What makes one stores only its hash. */
export type ConsoleLinks = {
  /** Returns the address of the page where somebody confirms the address they entered. */
  confirmEmail(entered: EnteredEmail, now: Instant): Promise<string>;
  /** Makes a link that signs a person in; undefined if they are gone from the account. */
  signIn(
    member: { readonly accountId: number; readonly personId: number },
    now: Instant,
  ): Promise<AddressedLink | undefined>;
  /** Makes a link by which a user accepts an invitation; undefined if it was accepted or withdrawn. */
  invitation(invited: Omit<InvitedUser, 'invitedBy'>, now: Instant): Promise<AddressedLink | undefined>;
};
