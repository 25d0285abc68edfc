import { useState } from 'preact/hooks';
import { clientEndpoints, type Webhook } from '../../../../contract/index.ts';
import { change, send } from '../../../data/index.ts';
import { Button, CopyButton, Dialog, describeError, Notice, useAction } from '../../../ui/index.ts';
import { words } from './words/index.ts';

type SecretDialogProps = { readonly webhook: Webhook; readonly onClose: () => void };

/** Shows the secret of a webhook to a person who has proved who they are, and offers to replace it. */
export function SecretDialog({ webhook, onClose }: SecretDialogProps) {
  const texts = words.current;
  const params = { id: webhook.id };
  const [secret, setSecret] = useState<string | undefined>(undefined);
  const show = useAction(async () => setSecret((await send(clientEndpoints.getWebhook, { params })).secret));
  const rotate = useAction(async () => {
    setSecret((await change('rotateWebhookSecret', { params })).secret);
    show.clearError();
  });
  const error = rotate.error ?? show.error;
  return (
    <Dialog title={texts.secret} onClose={onClose}>
      <p class="muted">{texts.secretHint}</p>
      {error !== undefined && <Notice tone="bad">{describeError(error)}</Notice>}
      {secret === undefined ? (
        <Button isBusy={show.isRunning} onClick={show.run}>
          {texts.showSecret}
        </Button>
      ) : (
        <p class="copied-line">
          <code>{secret}</code> <CopyButton text={secret} kind="quiet" />
        </p>
      )}
      <p class="muted">{texts.rotateText}</p>
      <Button isBusy={rotate.isRunning} onClick={rotate.run}>
        {texts.rotate}
      </Button>
    </Dialog>
  );
}
