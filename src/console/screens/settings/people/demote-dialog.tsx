import { useState } from 'preact/hooks';
import type { Member } from '../../../../contract/index.ts';
import { useData } from '../../../data/index.ts';
import { Checkbox, Confirm, Show, useAction } from '../../../ui/index.ts';
import { changeRole } from './change-role.ts';
import { nameOf } from './name-of.ts';
import { words } from './words/index.ts';

type DemoteProps = { readonly member: Member; readonly onClose: () => void };

/**
 * Asks before an owner or an admin becomes a member, and whether to revoke the API keys they created: a key has no
 * role.
 */
export function DemoteDialog({ member, onClose }: DemoteProps) {
  const texts = words.current;
  const keys = useData('listApiKeys');
  const [isRevoking, setRevoking] = useState(true);
  const theirs = keys.state === 'ready' ? keys.data.filter((key) => key.user_id === member.id) : [];
  const demote = useAction(async () => {
    await changeRole(member, { role: 'member', ...(theirs.length > 0 && isRevoking && { api_keys: 'revoke' }) });
    onClose();
  });
  return (
    <Confirm
      title={texts.demoteTitle(nameOf(member))}
      confirmLabel={texts.demote}
      action={demote}
      isBusy={keys.state === 'loading'}
      onClose={onClose}
    >
      <p>{texts.demoteText}</p>
      <Show loaded={keys} rows={1}>
        {() =>
          theirs.length > 0 && (
            <div class="stack">
              <p>{texts.keysStay}</p>
              <ul>
                {theirs.map(({ id, name, last_four: ending }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>{' '}
                    <bdi class="muted" dir="ltr">
                      …{ending}
                    </bdi>
                  </li>
                ))}
              </ul>
              <Checkbox label={texts.revokeKeys} isOn={isRevoking} onChange={setRevoking} />
            </div>
          )
        }
      </Show>
    </Confirm>
  );
}
