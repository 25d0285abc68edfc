import { useState } from 'preact/hooks';
import { matchesOrigin, readOriginPattern } from '../../../contract/index.ts';
import { change, useData } from '../../data/index.ts';
import { signedIn } from '../../session/index.ts';
import { Button, Card, describeError, Field, Notice, Show, TextInput, useAction } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** Says whether a website may embed the calendar, with a button to allow it if not. */
export function OriginCheck() {
  const { check } = words.current;
  const account = useData('getAccount');
  return (
    <Card title={check.title}>
      <Show loaded={account} rows={1}>
        {({ allowed_origins: allowed }) =>
          allowed === null ? <p>{check.anywhere}</p> : <ListedOrigins allowed={allowed} />
        }
      </Show>
    </Card>
  );
}

function ListedOrigins({ allowed }: { readonly allowed: readonly string[] }) {
  const { check } = words.current;
  const [address, setAddress] = useState('');
  const origin = originOf(address);
  const add = useAction(() => change('updateAccount', { body: { allowed_origins: [...allowed, origin] } }));
  const canAdd = signedIn().role !== 'member';
  const isListed = origin !== undefined && allowed.some((entry) => matchesOrigin(readOriginPattern(entry), origin));
  return (
    <div class="stack">
      <Field label={check.label} error={address !== '' && !origin ? check.invalid : undefined}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            value={address}
            onValue={setAddress}
            placeholder="https://www.example.com"
          />
        )}
      </Field>
      {add.error !== undefined && <Notice tone="bad">{describeError(add.error)}</Notice>}
      {origin && isListed && <Notice tone="good">{check.listed(origin)}</Notice>}
      {origin && !isListed && (
        <Notice
          tone="warning"
          action={
            canAdd && (
              <Button isBusy={add.isRunning} onClick={add.run}>
                {check.add(origin)}
              </Button>
            )
          }
        >
          {check.missing(origin)}
        </Notice>
      )}
    </div>
  );
}

/** Returns the origin of an address, typed with or without `https://`; undefined if it is not an address. */
function originOf(address: string): string | undefined {
  const full = /^https?:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
  if (!URL.canParse(full)) return undefined;
  const { origin, hostname } = new URL(full);
  return hostname.includes('.') || hostname === 'localhost' ? origin : undefined;
}
