import { useState } from 'preact/hooks';
import { canUsePasskeys, makePasskey, signedIn } from '../../session/index.ts';
import { announce, Button, describeError, Notice, useAction } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** Offers to create a passkey if the browser supports them at this address. */
export function PasskeyOffer() {
  const texts = words.current.passkey;
  const [isMade, setMade] = useState(false);
  const make = useAction(async () => {
    await makePasskey(texts.name);
    setMade(true);
    announce(texts.made);
  });
  if (!canUsePasskeys() || !signedIn().can.passkeys) return null;
  if (isMade) return <Notice tone="good">{texts.made}</Notice>;
  return (
    <div class="passkey-offer">
      {make.error !== undefined && <Notice tone="bad">{describeError(make.error)}</Notice>}
      <h3>{texts.title}</h3>
      <p class="muted">{texts.text}</p>
      <Button icon="key" onClick={make.run} isBusy={make.isRunning}>
        {texts.make}
      </Button>
    </div>
  );
}
