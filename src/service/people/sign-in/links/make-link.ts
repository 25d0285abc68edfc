import { addMinutes, dayMinutes, type Instant, type Minutes } from '../../../../time/index.ts';
import type { LinkPurpose, PeopleRecords, SignInLink } from '../../../records/index.ts';
import { createSecret } from '../../sessions/index.ts';

/** How long each link can be used. */
const lifeMinutes: Readonly<Record<LinkPurpose, Minutes>> = {
  setup: dayMinutes,
  invitation: 7 * dayMinutes,
  sign_in: 15,
  reset: 60,
  confirm_email: dayMinutes,
};

/** Only the owner of the address is emailed these links, or gets them from the operator. */
const provingPurposes: readonly LinkPurpose[] = ['sign_in', 'reset'];

/** Puts the purpose of a link into its fragment, which browsers never send to a server. */
const fragments: Readonly<Record<LinkPurpose, string>> = {
  setup: 'setup',
  invitation: 'invitation',
  sign_in: 'sign-in',
  reset: 'reset',
  confirm_email: 'confirm-email',
};

type LinkFor = {
  readonly purpose: LinkPurpose;
  readonly now: Instant;
} & Partial<Omit<SignInLink, 'hash' | 'purpose'>>;

/** Creates a link that works once, and returns it with the address of the console's origin. */
export async function makeLink(
  people: PeopleRecords,
  origin: string,
  { purpose, now, ...link }: LinkFor,
): Promise<string> {
  const { text, hash } = createSecret();
  const nobody = { personId: null, accountId: null, userId: null, role: null, email: null };
  const provesAddress = provingPurposes.includes(purpose);
  const expiresAt = addMinutes(now, lifeMinutes[purpose]);
  await people.saveLink({ ...nobody, provesAddress, expiresAt, ...link, hash, purpose });
  return `${origin}/console/#${fragments[purpose]}=${text}`;
}
