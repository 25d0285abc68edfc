import { useId, useState } from 'preact/hooks';
import { type InvitedMember, type Member, type Role, roles } from '../../../../contract/index.ts';
import { change, now } from '../../../data/index.ts';
import { clockTime, factsLine, momentText } from '../../../formats/index.ts';
import { signedIn } from '../../../session/index.ts';
import { announce, Button, describeError, IconButton, Notice, Select, useAction } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { nameOf } from './name-of.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { words } from './words/index.ts';

type MemberLineProps = {
  readonly member: Member;
  /** Everybody in the account. */
  readonly members: readonly Member[];
  readonly onInvited: (invited: InvitedMember) => void;
};

/** One user of the account: the role, the invitation, and the way out. */
export function MemberLine({ member, members, onInvited }: MemberLineProps) {
  const own = words.current;
  const { id, role, state } = member;
  const { role: mine, user } = signedIn();
  const [isRemoving, setRemoving] = useState(false);
  const name = nameOf(member);
  const isMe = id === user.id;
  // Only an owner makes another owner, or changes one.
  const canChange = !isMe && role !== null && (mine === 'owner' || role !== 'owner');
  const invite = useAction(async () => {
    const body = { role: role === 'admin' ? 'admin' : 'member' };
    onInvited(await change('inviteMemberAgain', { params: { id }, body }));
  });
  return (
    <li class="line">
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {isMe && <span class="muted">({own.you})</span>}
        <br />
        <span class="muted small">{factsLine([member.email ?? undefined, stateText(member)])}</span>
      </span>
      {canChange && state === 'active' && <RoleSelect member={member} role={role} />}
      {!(canChange && state === 'active') && role && <span class="muted">{own.roles[role]}</span>}
      {state !== 'active' && (
        <Button kind="quiet" label={own.inviteAgainFor(name)} onClick={invite.run} isBusy={invite.isRunning}>
          {own.inviteAgain}
        </Button>
      )}
      {canChange && <IconButton icon="trash" label={own.remove(name)} onClick={() => setRemoving(true)} />}
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
  const own = words.current;
  if (state === 'invited' && until) return own.invitedUntil(momentText(until));
  return state === 'none' ? own.notInvited : undefined;
}

function RoleSelect({ member, role }: { readonly member: Member; readonly role: Role }) {
  const id = useId();
  const own = words.current;
  const [wanted, setWanted] = useState(role);
  const save = useAction<[Role]>(async (next) => {
    await change('updateMember', { params: { id: member.id }, body: { role: next } });
    announce(shellWords.current.saved(clockTime(now())));
  });
  const choices = roles.filter((one) => one !== 'owner' || signedIn().role === 'owner');
  return (
    <>
      <label class="visually-hidden" for={id}>
        {own.roleOf(nameOf(member))}
      </label>
      <span>
        <Select
          {...{ id, describedBy: undefined, isInvalid: false }}
          // The browser shows the choice at once: what was refused is taken back.
          value={save.isRunning ? wanted : role}
          choices={choices.map((one) => ({ value: one, label: own.roles[one] }))}
          onValue={(next) => {
            setWanted(next);
            void save.run(next);
          }}
        />
      </span>
      {save.error !== undefined && <Notice tone="bad">{describeError(save.error)}</Notice>}
    </>
  );
}
