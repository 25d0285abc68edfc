import { useState } from 'preact/hooks';
import type { InvitedMember, Member } from '../../../../contract/index.ts';
import { change } from '../../../data/index.ts';
import { factsLine, momentText, withColon } from '../../../formats/index.ts';
import { signedIn } from '../../../session/index.ts';
import { Button, describeError, IconButton, Notice, useAction } from '../../../ui/index.ts';
import { nameOf } from './name-of.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleSelect } from './role-select.tsx';
import { words } from './words/index.ts';

type MemberLineProps = {
  readonly member: Member;
  /** All members of the account. */
  readonly members: readonly Member[];
  readonly onInvite: (invitedMember: InvitedMember) => void;
};

/** One user of the account: role, invitation, and the button to remove them. */
export function MemberLine({ member, members, onInvite }: MemberLineProps) {
  const texts = words.current;
  const { id, role, state, removed_at: removedAt } = member;
  const { role: mine, user } = signedIn();
  const [isRemoving, setRemoving] = useState(false);
  const name = nameOf(member);
  const isMe = id === user.id;
  // Only an owner can make someone an owner, or change an owner.
  const canChange = !isMe && role !== null && (mine === 'owner' || role !== 'owner');
  // This user cannot sign in: their invitation has expired, for example.
  const canRemove = canChange || (!isMe && state === 'none' && removedAt === undefined);
  const invite = useAction(async () => {
    const body = { role: role === 'admin' ? 'admin' : 'member' };
    onInvite(await change('inviteMemberAgain', { params: { id }, body }));
  });
  return (
    <li class="line">
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {isMe && <span class="muted">({texts.you})</span>}
        <br />
        <span class="muted small">{factsLine([member.email ?? undefined, stateText(member)])}</span>
      </span>
      {canChange && state === 'active' && <RoleSelect member={member} role={role} />}
      {!(canChange && state === 'active') && role && <span class="muted">{texts.roles[role]}</span>}
      {state !== 'active' && (
        <Button kind="quiet" label={withColon(texts.inviteAgain, name)} onClick={invite.run} isBusy={invite.isRunning}>
          {texts.inviteAgain}
        </Button>
      )}
      {canRemove && <IconButton icon="trash" label={texts.remove(name)} onClick={() => setRemoving(true)} />}
      {invite.error !== undefined && <Notice tone="bad">{describeError(invite.error)}</Notice>}
      {isRemoving && (
        <RemoveDialog
          member={member}
          colleagues={members.filter((one) => one.id !== id && one.state === 'active')}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}

function stateText({ state, invited_until: until }: Member): string | undefined {
  const texts = words.current;
  if (state === 'invited' && until) return texts.invitedUntil(momentText(until));
  return state === 'none' ? texts.notInvited : undefined;
}
