import type { Result } from '../../contract/index.ts';
import type { Clock } from '../../time/index.ts';
import type { Calendars } from '../calendars/index.ts';
import type { ManageLink } from '../mail/index.ts';
import type { TargetRefusal } from '../outward/index.ts';
import type { Membership, PeopleRecords, Records } from '../records/index.ts';
import type { Computations } from './computations.ts';

/** What every operation works with: the records, the clock, and the limits that the operator has set. */
export type Context = {
  readonly records: Records;
  readonly clock: Clock;
  /** Whether mail about events is written for the outbox. */
  readonly sendsMail: boolean;
  /** Whether an email can ask the owner of an address to confirm it. */
  readonly confirmsEmail: boolean;
  /** Whether that email is really sent, so that a link in it reaches only its reader. */
  readonly mailsLinks: boolean;
  /** Whether the outbox keeps that email to be read on this machine, so that no response may say it was sent. */
  readonly keepsMail: boolean;
  /** The sender's address of mail; undefined if none is sent, or it is only kept. */
  readonly mailAddress: string | undefined;
  /** Limits the mail of all accounts and of each; undefined for no limit. */
  readonly mailLimits: MailLimits | undefined;
  /** Says why nothing may be delivered to an address, as far as the address itself shows; undefined if it may. */
  refuseTarget(url: string): TargetRefusal | undefined;
  readonly computations: Computations;
  /** Reads connected calendars; undefined if nothing can encrypt their secrets. */
  readonly calendars: Calendars | undefined;
  /** Who may sign in; undefined if no one can. */
  readonly people: Members | undefined;
  /** The public address of the service, such as `https://book.example.com`, without a slash at the end; empty if unknown. */
  readonly publicUrl: string;
  /** Makes the address of the page for the invitee of an event; undefined if it is unknown. */
  readonly manageLink: ManageLink | undefined;
  /** Makes the address of that page in mail; undefined if mail has no link to it. */
  readonly mailedLink: ManageLink | undefined;
  /** Which pages may use the gateway; undefined if it is not known. */
  readonly gatewayOrigins: GatewayOrigins | undefined;
};

/** Which pages may use the gateway, whatever their account allows. */
export type GatewayOrigins = {
  /** Origins, also such as `https://*.example.com` or `null`; null for all. */
  readonly allowed: readonly string[] | null;
  /** The origin of its own pages, which may always use it; undefined if unknown. */
  readonly own: string | undefined;
};

/** Limits the emails that changes send. */
export type MailLimits = {
  /** Makes a change unless its emails would exceed a limit. Those of a change that fails are not counted. */
  attempt<Data>(
    mails: { readonly accountId: number; readonly amount: number },
    change: () => Promise<Result<Data>>,
  ): Promise<Result<Data>>;
};

/** Who may sign in to accounts, and how people are invited. */
type Members = Pick<PeopleRecords, 'listMembers' | 'listInvitations' | 'setRole' | 'removeMember'> & {
  invite(invitation: NewInvitation): Promise<InvitationResult>;
};

export type NewInvitation = {
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Exclude<Membership['role'], 'owner'>;
  /** The user with this address that the person becomes. @default the first user with it, or else a new one */
  readonly userId?: number;
};

/** The link of an invitation and its user, or why it was not created. */
type InvitationResult =
  | { readonly kind: 'link'; readonly link: string; readonly userId: number }
  | { readonly kind: 'no email address' | 'is a member' | 'no such account' };
