import type { InvitedMember } from '../../../../contract/index.ts';
import { Announced, CopyButton, Notice } from '../../../ui/index.ts';
import { nameOf } from './name-of.ts';
import { words } from './words/index.ts';

/** Says that an invitation is on its way by email, or shows its link once. */
export function InvitationNotice({ member }: { readonly member: InvitedMember }) {
  const texts = words.current;
  if (member.invitation_link === null) {
    return (
      <Notice tone="good">
        <Announced text={texts.mailed(member.email)} />
      </Notice>
    );
  }
  // If a service does not know its own address, the link is relative to the origin of the console.
  const link = new URL(member.invitation_link, location.origin).href;
  return (
    <Notice tone="good" action={<CopyButton text={link} label={texts.copyLink} />}>
      <Announced text={texts.invited(nameOf(member))} />
      <code>{link}</code>
    </Notice>
  );
}
