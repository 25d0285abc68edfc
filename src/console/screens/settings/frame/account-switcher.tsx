import { useState } from 'preact/hooks';
import { leavePage, navigate } from '../../../routing/index.ts';
import { signedIn, signInBy } from '../../../session/index.ts';
import { describeError, Field, Select, useAction } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** Switches to another account of the same person. Empty if there is only one. */
export function AccountSwitcher() {
  const { account, accounts } = signedIn();
  const [nextId, setNextId] = useState(account.id);
  const change = useAction<[number]>(async (account_id) => {
    if (!(await leavePage())) return;
    await signInBy('switchAccount', { body: { account_id } });
    await navigate('/');
  });
  if (accounts.length < 2) return null;
  return (
    <Field label={words.current.account} error={change.error === undefined ? undefined : describeError(change.error)}>
      {(control) => (
        <Select
          {...control}
          // The browser shows the choice at once: select the current account again if the switch did not happen.
          value={`${change.isRunning ? nextId : account.id}`}
          choices={accounts.map(({ id, name }) => ({ value: `${id}`, label: name }))}
          onValue={(id) => {
            setNextId(Number(id));
            void change.run(Number(id));
          }}
        />
      )}
    </Field>
  );
}
