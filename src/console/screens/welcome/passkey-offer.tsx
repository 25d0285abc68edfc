import { useState } from 'preact/hooks';
import { canUsePasskeys, makePasskey, signedIn } from '../../session/index.ts';
import { announce, Button, describeError, Notice, useAction } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** Offers to create a passkey if the browser supports them at this address. */
export function PasskeyOffer() {
  const own = words.current.passkey;
  const [isMade, setMade] = useState(false);
  const make = useAction(async () => {
    await makePasskey(own.name);
    setMade(true);
    announce(own.made);
  });
  if (!canUsePasskeys() || !signedIn().can.passkeys) return null;
  if (isMade) return <Notice tone="good">{own.made}</Notice>;
  return (
    <div class="passkey-offer">
      {make.error !== undefined && <Notice tone="bad">{describeError(make.error)}</Notice>}
      <h3>{own.title}</h3>
      <p class="muted">{own.text}</p>
      <Button icon="key" onClick={make.run} isBusy={make.isRunning}>
        {own.make}
      </Button>
    </div>
  );
}
