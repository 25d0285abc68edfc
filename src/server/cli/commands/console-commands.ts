import { type LinkRequest, makeConsoleLink, makeInvitation } from '../../../service/index.ts';
import { localAddress, type Settings } from '../../settings/index.ts';
import { lastAddress } from '../../start/index.ts';
import { type CommandContext, readId, type Task, UsageError } from '../command.ts';
import { readLineOption } from './read-line-option.ts';
import { recordCommand } from './record-command.ts';

const address = { EMAIL: 'The email address that the person signs in with.' };

export const setupLinkCommand: Task = {
  name: 'console setup-link',
  meaning:
    'Print a link that makes someone the owner of a new account, or of an account without one. The link works once, for 24 hours.',
  operands: {},
  options: {
    account: { value: 'ID', meaning: 'The account to own. Default: a new account, if no one can sign in yet.' },
  },
  async run(context) {
    const account = context.option('account');
    const accountId = account === undefined ? undefined : readId('--account', account);
    return linkOrExplain(context, { purpose: 'setup', accountId });
  },
};

export const signInLinkCommand: Task = {
  name: 'console sign-in-link',
  meaning:
    'Print a link that signs a person in without a password. The link works once, for 15 minutes. The first link of a person confirms their address. In a browser new to them, it removes their password and passkeys.',
  operands: address,
  options: {},
  run: (context) => linkOrExplain(context, { purpose: 'sign_in', email: context.operand('EMAIL') }),
};

export const resetPasswordCommand: Task = {
  name: 'console reset-password',
  meaning:
    'Print a link to choose a new password. The link works once, for an hour. Using it signs out all browsers of that person.',
  operands: address,
  options: {},
  run: (context) => linkOrExplain(context, { purpose: 'reset', email: context.operand('EMAIL') }),
};

export const inviteCommand: Task = {
  name: 'console invite',
  meaning:
    'Print a link that makes someone a member of an account. The link works once, for a week. They become the user of the account with this email address; if there is none, one is created.',
  operands: { EMAIL: 'The email address that they will sign in with.' },
  options: {
    account: { value: 'ID', isRequired: true, meaning: 'The account to join.' },
    name: { value: 'NAME', meaning: 'The first name of a new user. Default: the part of the address before the @.' },
    admin: {
      meaning: 'Let them manage the whole account instead of only their own schedules, event types and bookings.',
    },
    owner: { meaning: 'Make them an owner of the account, even if they are a member already.' },
  },
  async run(context) {
    const { store, settings, clock, operand, option, has } = context;
    if (has('admin') && has('owner')) throw new UsageError('Use either --admin or --owner.');
    const email = operand('EMAIL');
    const [local = ''] = email.split('@');
    const accountId = readId('--account', option('account') ?? '');
    const invitation = await makeInvitation(
      { people: store.people, origin: await originOf(settings), now: clock() },
      {
        email,
        accountId,
        role: has('owner') ? 'owner' : has('admin') ? 'admin' : 'member',
        firstName: option('name') ? readLineOption(context, 'name') : local,
        lastName: '',
        provesAddress: true,
      },
    );
    if (invitation.kind !== 'link') throw new UsageError(explanations[invitation.kind]);
    const subject = { kind: 'user', id: invitation.userId } as const;
    await recordCommand(context, { accountId, operation: 'inviteMember', subject });
    return invitation.link;
  },
};

async function linkOrExplain({ store, settings, clock }: CommandContext, request: LinkRequest): Promise<string> {
  const result = await makeConsoleLink(
    { people: store.people, origin: await originOf(settings), now: clock() },
    request,
  );
  if (result.kind === 'link') return result.link;
  throw new UsageError(explanations[result.kind]);
}

const explanations = {
  'no email address': 'EMAIL must be an email address.',
  'is a member': 'This person is already a member of the account.',
  'no such person': 'No person signs in with this email address. To add one, use "console invite EMAIL --account ID".',
  'no such account': 'There is no such account. "account list" shows the ids.',
  'has an owner':
    'Someone can already sign in. Use "console sign-in-link EMAIL", or use --account ID to name an account without an owner.',
} as const;

async function originOf(settings: Settings): Promise<string> {
  const address = await lastAddress(settings.DATA_DIR);
  return consoleOriginFor(settings, address ?? localAddress(settings));
}

/** Returns the origin at which people most likely open the console of a server that listens at `address`. */
export function consoleOriginFor({ CONSOLE_ORIGIN, PUBLIC_URL }: Settings, address: string): string {
  return new URL(CONSOLE_ORIGIN || PUBLIC_URL || address).origin;
}
