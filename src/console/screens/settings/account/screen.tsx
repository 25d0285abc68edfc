import type { Account } from '../../../../contract/index.ts';
import { change, RequestError, useData } from '../../../data/index.ts';
import { signedIn } from '../../../session/index.ts';
import { Card, Field, fieldError, SaveBar, Segmented, Show, TextArea, useAction, useDraft } from '../../../ui/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { ExportCard } from './export-card.tsx';
import { words } from './words/index.ts';

/** The settings of the whole account. */
export function Screen() {
  const account = useData('getAccount');
  return (
    <SettingsPage part="account">
      <Show loaded={account}>{(data) => <Origins account={data} />}</Show>
      {signedIn().role === 'owner' && <ExportCard />}
    </SettingsPage>
  );
}

function Origins({ account }: { readonly account: Account }) {
  const texts = words.current;
  const draft = useDraft({
    isOpen: account.allowed_origins === null,
    lines: (account.allowed_origins ?? []).join('\n'),
  });
  const { isOpen, lines } = draft.value;
  const save = useAction(async () => {
    const origins = lines.split(/\s+/).filter(Boolean);
    await change('updateAccount', { body: { allowed_origins: isOpen ? null : origins } });
    draft.settle(draft.value);
  });
  return (
    <>
      <Card title={texts.origins}>
        <div class="stack">
          <Segmented
            label={texts.origins}
            tabs={[
              { value: 'any', label: texts.anySite },
              { value: 'listed', label: texts.onlyThese },
            ]}
            selected={isOpen ? 'any' : 'listed'}
            onSelect={(kind) => draft.set({ isOpen: kind === 'any' })}
          />
          {!isOpen && (
            <Field label={texts.addresses} hint={texts.addressesHint} error={originError(save.error)}>
              {(control) => <TextArea {...control} value={lines} onValue={(next) => draft.set({ lines: next })} />}
            </Field>
          )}
        </div>
      </Card>
      <SaveBar changed={draft.isChanged ? [texts.field] : []} save={save} onDiscard={draft.discard} />
    </>
  );
}

/**
 * Returns the sentence about the list. The server names an invalid line by its index, as in `allowed_origins.2`, and
 * has no index for the list as a whole.
 */
function originError(error: unknown): string | undefined {
  const [path] = error instanceof RequestError ? Object.keys(error.errors) : [];
  if (path === undefined) return undefined;
  const index = path.split('.')[1];
  return index === undefined ? fieldError(error, path) : words.current.wrongLine(`${Number(index) + 1}`);
}
