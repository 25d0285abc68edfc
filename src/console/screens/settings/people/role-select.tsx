import { useId, useState } from 'preact/hooks';
import { type Member, type Role, roles } from '../../../../contract/index.ts';
import { signedIn } from '../../../session/index.ts';
import { describeError, Notice, Select, useAction } from '../../../ui/index.ts';
import { changeRole } from './change-role.ts';
import { DemoteDialog } from './demote-dialog.tsx';
import { nameOf } from './name-of.ts';
import { words } from './words/index.ts';

/** A field for the role of a member. Asks before a person loses the right to create API keys. */
export function RoleSelect({ member, role }: { readonly member: Member; readonly role: Role }) {
  const id = useId();
  const texts = words.current;
  const [nextRole, setNextRole] = useState(role);
  const [isAsking, setAsking] = useState(false);
  const save = useAction<[Role]>((next) => changeRole(member, { role: next }));
  const choices = roles.filter((one) => one !== 'owner' || signedIn().role === 'owner');
  return (
    <>
      <label class="visually-hidden" for={id}>
        {texts.roleOf(nameOf(member))}
      </label>
      <span>
        <Select
          id={id}
          describedBy={undefined}
          isInvalid={false}
          // The browser shows the choice at once: select the current role again if the change was refused or not
          // confirmed.
          value={save.isRunning || isAsking ? nextRole : role}
          choices={choices.map((one) => ({ value: one, label: texts.roles[one] }))}
          onValue={(next) => {
            setNextRole(next);
            if (next === 'member') setAsking(true);
            else void save.run(next);
          }}
        />
      </span>
      {save.error !== undefined && <Notice tone="bad">{describeError(save.error)}</Notice>}
      {isAsking && <DemoteDialog member={member} onClose={() => setAsking(false)} />}
    </>
  );
}
