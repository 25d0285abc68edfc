import { useState } from 'preact/hooks';
import type { InvitedMember } from '../../../../contract/index.ts';
import { useData } from '../../../data/index.ts';
import { Button, Show } from '../../../ui/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { InvitationNotice } from './invitation-notice.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberLine } from './member-line.tsx';
import { words } from './words/index.ts';

/** The people who can sign in to the account, and their roles. */
export function Screen() {
  const texts = words.current;
  const members = useData('listMembers');
  const [isInviting, setInviting] = useState(false);
  const [invitedMember, setInvitedMember] = useState<InvitedMember | undefined>(undefined);
  // The invitation link of a person who has been removed since then no longer works.
  const isOpen =
    members.state === 'ready' && members.data.some(({ id, state }) => id === invitedMember?.id && state === 'invited');
  return (
    <SettingsPage
      part="people"
      actions={
        <Button kind="primary" icon="plus" onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      }
    >
      <div class="stack">
        <p class="muted">{texts.text}</p>
        {invitedMember && isOpen && <InvitationNotice member={invitedMember} />}
        <Show loaded={members}>
          {(all) => (
            <ul class="list">
              {all.map((member) => (
                <MemberLine key={member.id} member={member} members={all} onInvite={setInvitedMember} />
              ))}
            </ul>
          )}
        </Show>
      </div>
      {isInviting && <InviteDialog onInvite={setInvitedMember} onClose={() => setInviting(false)} />}
    </SettingsPage>
  );
}
