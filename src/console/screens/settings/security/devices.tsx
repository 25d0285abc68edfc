import { consoleClientEndpoints, type SignedInDevice } from '../../../../contract/index.ts';
import { parseInstant } from '../../../../time/index.ts';
import { now, queryClient, send } from '../../../data/index.ts';
import { relativeTime, withColon } from '../../../formats/index.ts';
import {
  announce,
  Button,
  Card,
  Chip,
  describeError,
  Notice,
  Show,
  useAction,
  useRowFocus,
} from '../../../ui/index.ts';
import { useOwnList } from '../frame/index.ts';
import { words } from './words/index.ts';

/** The devices on which the person is signed in, each with a button to sign it out. */
export function Devices() {
  const texts = words.current;
  const devices = useOwnList('listSessions');
  const listProps = useRowFocus();
  const revokeOthers = useAction(async () => {
    await send(consoleClientEndpoints.revokeOtherSessions);
    await queryClient.invalidateQueries();
    announce(texts.signedOutOthers);
  });
  return (
    <Card title={texts.devices}>
      {revokeOthers.error !== undefined && <Notice tone="bad">{describeError(revokeOthers.error)}</Notice>}
      <Show loaded={devices} rows={2}>
        {(all) => (
          <>
            <ul {...listProps}>
              {all.map((device) => (
                <DeviceLine key={device.id} device={device} />
              ))}
            </ul>
            {all.length > 1 && (
              <Button onClick={revokeOthers.run} isBusy={revokeOthers.isRunning}>
                {texts.signOutOthers}
              </Button>
            )}
          </>
        )}
      </Show>
    </Card>
  );
}

function DeviceLine({ device }: { readonly device: SignedInDevice }) {
  const texts = words.current;
  const revoke = useAction(async () => {
    await send(consoleClientEndpoints.revokeSession, { params: { id: device.id } });
    await queryClient.invalidateQueries();
  });
  const name = nameOf(device);
  const seenAt = parseInstant(device.seen_at);
  return (
    <li class="line">
      <span>
        <strong>{name}</strong>
        <br />
        {seenAt !== undefined && <span class="muted small">{texts.lastSeen(relativeTime(seenAt, now()))}</span>}
      </span>
      {device.is_current ? (
        <Chip tone="good">{texts.thisDevice}</Chip>
      ) : (
        <Button kind="quiet" label={withColon(texts.signOut, name)} onClick={revoke.run} isBusy={revoke.isRunning}>
          {texts.signOut}
        </Button>
      )}
      {revoke.error !== undefined && <Notice tone="bad">{describeError(revoke.error)}</Notice>}
    </li>
  );
}

function nameOf({ browser, system }: SignedInDevice): string {
  const texts = words.current;
  const browserName = browser ?? texts.unknownBrowser;
  return system === null ? browserName : texts.browserOn(browserName, system);
}
