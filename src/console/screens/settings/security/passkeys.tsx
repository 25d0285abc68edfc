import { useState } from 'preact/hooks';
import { consoleClientEndpoints, type Passkey } from '../../../../contract/index.ts';
import { queryClient, send } from '../../../data/index.ts';
import { factsLine, momentText, withColon } from '../../../formats/index.ts';
import { canUsePasskeys, makePasskey, signedIn } from '../../../session/index.ts';
import { Button, Card, describeError, IconButton, Notice, Show, useAction, useRowFocus } from '../../../ui/index.ts';
import { useOwnList } from '../frame/index.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { words } from './words/index.ts';

/** The passkeys of the person, with buttons to add, rename and remove them. */
export function Passkeys() {
  const texts = words.current;
  const passkeys = useOwnList('listPasskeys');
  const listProps = useRowFocus();
  const [isAdding, setAdding] = useState(false);
  const canAdd = canUsePasskeys() && signedIn().can.passkeys;
  return (
    <Card
      title={texts.passkeys}
      actions={
        canAdd && (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {texts.addPasskey}
          </Button>
        )
      }
    >
      <p class="muted">{canAdd ? texts.passkeysText : texts.passkeysNotHere}</p>
      <Show loaded={passkeys} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <p class="muted">{texts.noPasskeys}</p>
          ) : (
            <ul {...listProps}>
              {all.map((passkey) => (
                <PasskeyLine key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Show>
      {isAdding && (
        <PasskeyNameDialog
          title={texts.addPasskey}
          onClose={() => setAdding(false)}
          onName={async (name) => {
            await makePasskey(name);
            await queryClient.invalidateQueries();
          }}
        />
      )}
    </Card>
  );
}

function PasskeyLine({ passkey }: { readonly passkey: Passkey }) {
  const texts = words.current;
  const [isRenaming, setRenaming] = useState(false);
  const { id, name } = passkey;
  const remove = useAction(async () => {
    await send(consoleClientEndpoints.removePasskey, { params: { id } });
    await queryClient.invalidateQueries();
  });
  const lastUse = passkey.last_used_at;
  return (
    <li class="line">
      <span>
        <strong>{name}</strong>
        <br />
        <span class="muted small">
          {factsLine([
            texts.created(momentText(passkey.created_at)),
            lastUse ? texts.lastUsed(momentText(lastUse)) : texts.neverUsed,
          ])}
        </span>
      </span>
      <Button kind="quiet" label={withColon(texts.rename, name)} onClick={() => setRenaming(true)}>
        {texts.rename}
      </Button>
      <IconButton icon="trash" label={texts.removePasskey(name)} onClick={remove.run} />
      {remove.error !== undefined && <Notice tone="bad">{describeError(remove.error)}</Notice>}
      {isRenaming && (
        <PasskeyNameDialog
          title={texts.rename}
          name={name}
          onClose={() => setRenaming(false)}
          onName={async (next) => {
            await send(consoleClientEndpoints.renamePasskey, { params: { id }, body: { name: next } });
            await queryClient.invalidateQueries();
          }}
        />
      )}
    </li>
  );
}
