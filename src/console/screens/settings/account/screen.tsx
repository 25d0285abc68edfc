import { useState } from 'preact/hooks';
import type { Account } from '../../../../contract/index.ts';

import { change, useData } from '../../../data/index.ts';
import { signedIn } from '../../../session/index.ts';
import { SaveBar, Show, useAction, useDraft } from '../../../ui/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { countErased, EraseDialog } from './erase-dialog.tsx';
import { ExportCard } from './export-card.tsx';
import { OriginsCard } from './origins-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { words } from './words/index.ts';

/** The settings of the whole account. */
export function Screen() {
  const account = useData('getAccount');
  return (
    <SettingsPage part="account">
      <Show loaded={account}>{(data) => <Form account={data} />}</Show>
      {signedIn().role === 'owner' && <ExportCard />}
    </SettingsPage>
  );
}

function Form({ account }: { readonly account: Account }) {
  const texts = words.current;
  const draft = useDraft({
    isOpen: account.allowed_origins === null,
    lines: (account.allowed_origins ?? []).join('\n'),
    months: account.erase_after_months,
  });
  const { isOpen, lines, months } = draft.value;
  const [erasedCount, setErasedCount] = useState(0);
  const changesMonths = draft.changed.includes('months');
  const changesOrigins = draft.changed.some((field) => field !== 'months');
  async function saveAll(): Promise<void> {
    const origins = isOpen ? null : lines.split(/\s+/).filter(Boolean);
    const body = {
      ...(changesOrigins && { allowed_origins: origins }),
      ...(changesMonths && { erase_after_months: months }),
    };
    await change('updateAccount', { body });
    setErasedCount(0);
    draft.settle(draft.value);
  }
  const save = useAction(async () => {
    const count = changesMonths ? await countErased(account.erase_after_months, months) : 0;
    setErasedCount(count);
    if (count === 0) await saveAll();
  });
  const confirm = useAction(saveAll);
  const changed = [...(changesOrigins ? [texts.field] : []), ...(changesMonths ? [texts.erase.label] : [])];
  return (
    <>
      <OriginsCard isOpen={isOpen} lines={lines} error={save.error} onChange={draft.set} />
      <PrivacyCard
        saved={account.erase_after_months}
        months={months}
        onChange={(next) => draft.set({ months: next })}
      />
      <SaveBar changed={changed} save={save} onDiscard={draft.discard} />
      {erasedCount > 0 && months !== null && (
        <EraseDialog count={erasedCount} months={months} confirm={confirm} onClose={() => setErasedCount(0)} />
      )}
    </>
  );
}
