import { type LinkWanted, makeConsoleLink } from '../../service/index.ts';
import type { Settings } from '../settings/index.ts';
import { type CommandContext, readId, type Task, WrongUse } from './command.ts';

const address = { EMAIL: 'The email address that the person signs in with.' };

export const setupLinkCommand: Task = {
  name: 'console setup-link',
  meaning:
    'Print a link that makes whoever opens it the owner of a new account, or of one that nobody can sign in to yet. It works once, for 24 hours.',
  operands: {},
  options: {
    account: { value: 'ID', meaning: 'The account to own. Default: a new account, if nobody can sign in yet.' },
  },
  async run(context) {
    const account = context.option('account');
    const accountId = account === undefined ? undefined : readId('--account', account);
    return linkOrExplain(context, { purpose: 'setup', accountId });
  },
};

export const signInLinkCommand: Task = {
  name: 'console sign-in-link',
  meaning: 'Print a link that signs a person in without a password. It works once, for 15 minutes.',
  operands: address,
  options: {},
  run: (context) => linkOrExplain(context, { purpose: 'sign_in', email: context.operand('EMAIL') }),
};

export const resetPasswordCommand: Task = {
  name: 'console reset-password',
  meaning:
    'Print a link with which a person chooses a new password. It works once, for an hour. All their browsers are signed out when they use it.',
  operands: address,
  options: {},
  run: (context) => linkOrExplain(context, { purpose: 'reset', email: context.operand('EMAIL') }),
};

async function linkOrExplain({ store, settings, clock }: CommandContext, wanted: LinkWanted): Promise<string> {
  const made = await makeConsoleLink({ people: store.people, origin: originOf(settings), now: clock() }, wanted);
  if (made.kind === 'link') return made.link;
  throw new WrongUse(explanations[made.kind]);
}

const explanations = {
  'no such person': 'Nobody signs in with this email address.',
  'no such account': 'There is no such account.',
  'has an owner':
    'Somebody can sign in already. Use "console sign-in-link EMAIL", or name an account that nobody can sign in to with --account ID.',
} as const;

/** Where whoever runs the command most likely opens the console. */
function originOf({ CONSOLE_ORIGIN, PUBLIC_URL, PORT }: Settings): string {
  return new URL(CONSOLE_ORIGIN || PUBLIC_URL || `http://localhost:${PORT}`).origin;
}
