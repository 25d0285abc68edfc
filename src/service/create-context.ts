import { senderAddress } from './mail/index.ts';
import {
  type Context,
  createComputations,
  createOperations,
  type NewInvitation,
  type Operations,
} from './operations/index.ts';
import { refuseTarget } from './outward/index.ts';
import { makeInvitation } from './people/index.ts';
import type { ServiceOptions } from './service-options.ts';

/**
 * Opens the operations of a service without HTTP, for programs in the same process. They name the caller themselves.
 */
export function openOperations(options: ServiceOptions): Operations {
  return createOperations(createContext(options));
}

/** Builds what operations work with. */
export function createContext({
  store: records,
  clock,
  sendsMail = false,
  keepsMail = false,
  confirmsEmail = false,
  mailFrom,
  mailLimits,
  allowsPrivateWebhooks = false,
  calendars,
  publicUrl: address = '',
  manageLink,
  mailedLink,
  gatewayOrigins,
  console,
}: ServiceOptions): Context {
  const publicUrl = address.replace(/\/+$/, '');
  const refuse = (url: string) => refuseTarget(url, { allowsPrivate: allowsPrivateWebhooks });
  const mailAddress = sendsMail && !keepsMail && mailFrom ? senderAddress(mailFrom) : undefined;
  const computations = createComputations();
  const people = console && {
    ...console.people,
    invite: (invitation: NewInvitation) =>
      makeInvitation({ people: console.people, origin: console.origin ?? '', now: clock() }, invitation),
  };
  const mail = {
    sendsMail,
    keepsMail,
    confirmsEmail,
    mailsLinks: confirmsEmail && !keepsMail,
    mailAddress,
    mailLimits,
  };
  return {
    records,
    clock,
    ...mail,
    refuseTarget: refuse,
    computations,
    calendars,
    publicUrl,
    manageLink,
    mailedLink,
    gatewayOrigins,
    people,
  };
}
