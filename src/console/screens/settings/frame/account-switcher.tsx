import { useRef } from 'preact/hooks';
import { navigate } from '../../../routing/index.ts';
import { signedIn, signInBy } from '../../../session/index.ts';
import { describeError, Field, Select, useAction } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** Changes to another account of the same person, where there is one. */
export function AccountSwitcher() {
  const { account, accounts } = signedIn();
  const wanted = useRef(account.id);
  const change = useAction(async () => {
    await signInBy('switchAccount', { body: { account_id: wanted.current } });
    await navigate('/');
  });
  if (accounts.length < 2) return null;
  return (
    <Field label={words.current.account} error={change.error === undefined ? undefined : describeError(change.error)}>
      {(control) => (
        <Select
          {...control}
          value={`${account.id}`}
          choices={accounts.map(({ id, name }) => ({ value: `${id}`, label: name }))}
          onValue={(id) => {
            wanted.current = Number(id);
            void change.run();
          }}
        />
      )}
    </Field>
  );
}
