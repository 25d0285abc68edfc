import { useState } from 'preact/hooks';
import type { ApiKey, IssuedApiKey } from '../../../../contract/index.ts';
import { change, useData } from '../../../data/index.ts';
import { factsLine, momentText } from '../../../formats/index.ts';
import { Button, Confirm, describeError, EmptyState, Notice, Show, useAction } from '../../../ui/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { words } from './words/index.ts';

/** The keys that programs act with. */
export function Screen() {
  const own = words.current;
  const keys = useData('listApiKeys');
  const [isCreating, setCreating] = useState(false);
  const [issued, setIssued] = useState<IssuedApiKey | undefined>(undefined);
  return (
    <SettingsPage
      part="keys"
      actions={
        <Button kind="primary" icon="plus" onClick={() => setCreating(true)}>
          {own.create}
        </Button>
      }
    >
      <Show loaded={keys}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={own.empty}>{own.emptyText}</EmptyState>
          ) : (
            <div class="stack">
              <p class="muted">{own.text}</p>
              <ul class="list">
                {all.map((key) => (
                  <KeyLine key={key.id} apiKey={key} />
                ))}
              </ul>
            </div>
          )
        }
      </Show>
      {isCreating && (
        <CreateKeyDialog
          onIssued={(key) => {
            setIssued(key);
            setCreating(false);
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {issued && <NewKeyDialog issued={issued} onClose={() => setIssued(undefined)} />}
    </SettingsPage>
  );
}

function KeyLine({ apiKey }: { readonly apiKey: ApiKey }) {
  const own = words.current;
  const [isAsking, setAsking] = useState(false);
  const { id, scopes, last_four: ending, last_used_at: used } = apiKey;
  const name = apiKey.name || own.unnamed;
  const revoke = useAction(async () => {
    await change('revokeApiKey', { params: { id } });
    setAsking(false);
  });
  return (
    <li class="line">
      <span>
        <strong>{name}</strong> <span class="muted">{own.endsIn(ending)}</span>
        <br />
        <span class="muted small">
          {factsLine(scopes.map((scope) => own.scopeNames[scope]))}
          <br />
          {used ? own.lastUsed(momentText(used)) : own.neverUsed}
        </span>
      </span>
      <Button kind="quiet" label={own.revokeKey(name)} onClick={() => setAsking(true)}>
        {own.revoke}
      </Button>
      {isAsking && (
        <Confirm
          title={own.revokeTitle(name)}
          confirmLabel={own.revoke}
          isBusy={revoke.isRunning}
          onConfirm={revoke.run}
          onClose={() => setAsking(false)}
        >
          {revoke.error !== undefined && <Notice tone="bad">{describeError(revoke.error)}</Notice>}
          <p>{own.revokeText}</p>
        </Confirm>
      )}
    </li>
  );
}
