import { useState } from 'preact/hooks';
import { type ApiKey, fullName, type IssuedApiKey } from '../../../../contract/index.ts';
import { change, useData } from '../../../data/index.ts';
import { factsLine, momentText, withColon } from '../../../formats/index.ts';
import { Button, Confirm, EmptyState, Show, useAction } from '../../../ui/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { words } from './words/index.ts';

/** The API keys of the account. */
export function Screen() {
  const texts = words.current;
  const keys = useData('listApiKeys');
  const members = useData('listMembers');
  const nameOf = (userId: number) => {
    const member = members.state === 'ready' ? members.data.find(({ id }) => id === userId) : undefined;
    return member && fullName(member);
  };
  const [isCreating, setCreating] = useState(false);
  const [newKey, setNewKey] = useState<IssuedApiKey | undefined>(undefined);
  return (
    <SettingsPage
      part="keys"
      actions={
        <Button kind="primary" icon="plus" onClick={() => setCreating(true)}>
          {texts.create}
        </Button>
      }
    >
      <Show loaded={keys}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
          ) : (
            <div class="stack">
              <p class="muted">{texts.text}</p>
              <ul class="list">
                {all.map((key) => (
                  <KeyLine key={key.id} apiKey={key} creator={nameOf(key.user_id)} />
                ))}
              </ul>
            </div>
          )
        }
      </Show>
      {isCreating && (
        <CreateKeyDialog
          onCreate={(key) => {
            setNewKey(key);
            setCreating(false);
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {newKey && <NewKeyDialog apiKey={newKey} onClose={() => setNewKey(undefined)} />}
    </SettingsPage>
  );
}

type KeyLineProps = {
  readonly apiKey: ApiKey;
  /** Undefined until it has loaded. */
  readonly creator: string | undefined;
};

function KeyLine({ apiKey, creator }: KeyLineProps) {
  const texts = words.current;
  const [isAsking, setAsking] = useState(false);
  const { id, scopes, last_four: ending, last_used_at: lastUse } = apiKey;
  const name = apiKey.name || texts.unnamed;
  const revoke = useAction(async () => {
    await change('revokeApiKey', { params: { id } });
    setAsking(false);
  });
  return (
    <li class="line">
      <span>
        <strong>{name}</strong> <span class="muted">{texts.endsIn(ending)}</span>
        <br />
        <span class="muted small">
          {factsLine(scopes.map((scope) => texts.scopeNames[scope]))}
          <br />
          {factsLine([
            creator && texts.createdBy(creator),
            lastUse ? texts.lastUsed(momentText(lastUse)) : texts.neverUsed,
          ])}
        </span>
      </span>
      <Button kind="quiet" label={withColon(texts.revoke, name)} onClick={() => setAsking(true)}>
        {texts.revoke}
      </Button>
      {isAsking && (
        <Confirm
          title={texts.revokeTitle(name)}
          confirmLabel={texts.revoke}
          action={revoke}
          onClose={() => setAsking(false)}
        >
          <p>{texts.revokeText}</p>
        </Confirm>
      )}
    </li>
  );
}
