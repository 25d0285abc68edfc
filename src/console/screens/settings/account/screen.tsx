import type { Account } from '../../../../contract/index.ts';
import { change, RequestError, useData } from '../../../data/index.ts';
import { Card, Field, SaveBar, Segmented, Show, TextArea, useAction, useDraft } from '../../../ui/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { words } from './words/index.ts';

/** What holds for the account as a whole. */
export function Screen() {
  const account = useData('getAccount');
  return (
    <SettingsPage part="account">
      <Show loaded={account}>{(data) => <Origins account={data} />}</Show>
    </SettingsPage>
  );
}

function Origins({ account }: { readonly account: Account }) {
  const own = words.current;
  const draft = useDraft({
    isOpen: account.allowed_origins === null,
    lines: (account.allowed_origins ?? []).join('\n'),
  });
  const { isOpen, lines } = draft.value;
  const save = useAction(async () => {
    const origins = lines.split(/\s+/).filter(Boolean);
    await change('updateAccount', { body: { allowed_origins: isOpen ? null : origins } });
    draft.discard();
  });
  return (
    <>
      <Card title={own.origins}>
        <div class="stack">
          <Segmented
            label={own.origins}
            tabs={[
              { value: 'any', label: own.anySite },
              { value: 'listed', label: own.onlyThese },
            ]}
            selected={isOpen ? 'any' : 'listed'}
            onSelect={(kind) => draft.set({ isOpen: kind === 'any' })}
          />
          {!isOpen && (
            <Field label={own.addresses} hint={own.addressesHint} error={firstError(save.error)}>
              {(control) => <TextArea {...control} value={lines} onValue={(next) => draft.set({ lines: next })} />}
            </Field>
          )}
        </div>
      </Card>
      <SaveBar changed={draft.isChanged ? [own.field] : []} save={save} onDiscard={draft.discard} />
    </>
  );
}

/** The server names a wrong line by its place in the list. */
function firstError(error: unknown): string | undefined {
  return error instanceof RequestError ? Object.values(error.errors)[0]?.[0] : undefined;
}
