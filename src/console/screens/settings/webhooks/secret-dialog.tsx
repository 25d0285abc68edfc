import { useState } from 'preact/hooks';
import type { Webhook } from '../../../../contract/index.ts';
import { change, useData } from '../../../data/index.ts';
import { Button, CopyButton, Dialog, describeError, Notice, useAction } from '../../../ui/index.ts';
import { words } from './words/index.ts';

type SecretDialogProps = { readonly webhook: Webhook; readonly onClose: () => void };

/** Shows the secret of a webhook to somebody who has proved who they are, and offers to replace it. */
export function SecretDialog({ webhook, onClose }: SecretDialogProps) {
  const own = words.current;
  const params = { id: webhook.id };
  const [isShown, setShown] = useState(false);
  const loaded = useData('getWebhook', { params }, { isEnabled: isShown });
  const rotate = useAction(async () => {
    await change('rotateWebhookSecret', { params });
    setShown(true);
  });
  const secret = isShown && loaded.state === 'ready' ? loaded.data.secret : undefined;
  return (
    <Dialog title={own.secret} onClose={onClose}>
      <p class="muted">{own.secretHint}</p>
      {rotate.error !== undefined && <Notice tone="bad">{describeError(rotate.error)}</Notice>}
      {loaded.state === 'failed' && <Notice tone="bad">{describeError(loaded.error)}</Notice>}
      {secret === undefined ? (
        <Button isBusy={isShown && loaded.state === 'loading'} onClick={() => setShown(true)}>
          {own.showSecret}
        </Button>
      ) : (
        <p class="copied-line">
          <code>{secret}</code> <CopyButton text={secret} kind="quiet" />
        </p>
      )}
      <p class="muted">{own.rotateText}</p>
      <Button isBusy={rotate.isRunning} onClick={rotate.run}>
        {own.rotate}
      </Button>
    </Dialog>
  );
}
