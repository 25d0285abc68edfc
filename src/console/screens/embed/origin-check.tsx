import { useState } from 'preact/hooks';
import { type Account, matchesOrigin, readOriginPattern } from '../../../contract/index.ts';
import { change, useData } from '../../data/index.ts';
import { signedIn } from '../../session/index.ts';
import {
  Button,
  Card,
  describeError,
  Field,
  Notice,
  Show,
  TextInput,
  useAction,
  useAnnouncement,
} from '../../ui/index.ts';
import { words } from './words/index.ts';

/** Says whether a website may embed the calendar, with a button to allow it if not. */
export function OriginCheck() {
  const { check } = words.current;
  const account = useData('getAccount');
  return (
    <Card title={check.title}>
      <Show loaded={account} rows={1}>
        {(data) =>
          data.allowed_origins === null && !data.gateway_origins ? <p>{check.anywhere}</p> : <Check account={data} />
        }
      </Show>
    </Card>
  );
}

function Check({ account }: { readonly account: Account }) {
  const { check } = words.current;
  const [address, setAddress] = useState('');
  const origin = originOf(address);
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
      {origin && <Verdict key={origin} account={account} origin={origin} />}
    </div>
  );
}

function Verdict({ account, origin }: { readonly account: Account; readonly origin: string }) {
  const { check } = words.current;
  const { allowed_origins: allowedOrigins, gateway_origins: gatewayOrigins, own_origin: ownOrigin } = account;
  const add = useAction(() =>
    change('updateAccount', { body: { allowed_origins: [...(allowedOrigins ?? []), origin] } }),
  );
  const canAdd = signedIn().role !== 'member';
  const isRefused = origin !== ownOrigin && !includesOrigin(gatewayOrigins, origin);
  const isListed = origin === ownOrigin || includesOrigin(allowedOrigins, origin);
  const text = (isRefused ? check.refusedByServer : isListed ? check.listed : check.missing)(origin);
  useAnnouncement(text);
  if (isRefused || isListed) return <Notice tone={isRefused ? 'warning' : 'good'}>{text}</Notice>;
  const button = (
    <Button isBusy={add.isRunning} onClick={add.run}>
      {check.add(origin)}
    </Button>
  );
  return (
    <>
      {add.error !== undefined && <Notice tone="bad">{describeError(add.error)}</Notice>}
      <Notice tone="warning" action={canAdd && button}>
        {text}
      </Notice>
    </>
  );
}

/** Returns whether a list names an origin. Without a list, all are allowed. */
function includesOrigin(list: readonly string[] | null | undefined, origin: string): boolean {
  return !list || list.some((entry) => matchesOrigin(readOriginPattern(entry), origin));
}

/** Returns the origin of an address, typed with or without `https://`; undefined if it is not an address. */
function originOf(address: string): string | undefined {
  const full = /^https?:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
  if (!URL.canParse(full)) return undefined;
  const { origin, hostname } = new URL(full);
  return hostname.includes('.') || hostname === 'localhost' ? origin : undefined;
}
