import { useState } from 'preact/hooks';
import { clientEndpoints, type Webhook } from '../../../../contract/index.ts';
import { change, queryClient, send } from '../../../data/index.ts';
import { factsLine, withColon } from '../../../formats/index.ts';
import { announce, Chip, Confirm, describeError, Menu, Notice, Switch, useAction } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { Deliveries } from './deliveries.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { words } from './words/index.ts';

type Open = 'edit' | 'secret' | 'remove' | undefined;

/** A webhook: its address, its events and its deliveries. */
export function WebhookCard({ webhook }: { readonly webhook: Webhook }) {
  const texts = words.current;
  const [open, setOpen] = useState<Open>(undefined);
  const params = { id: webhook.id };
  const pause = useAction(() => change('updateWebhook', { params, body: { is_active: !webhook.is_active } }));
  const remove = useAction(async () => {
    await send(clientEndpoints.deleteWebhook, { params });
    // The list is read first: the card disappears before its deliveries, which no longer exist, are read again.
    await queryClient.invalidateQueries({ queryKey: ['listWebhooks'] });
    setOpen(undefined);
    await queryClient.invalidateQueries();
  });
  const test = useAction(async () => {
    await change('testWebhook', { params });
    announce(texts.tested);
  });
  const error = pause.error ?? test.error;
  const close = () => setOpen(undefined);
  return (
    <article class="card" aria-label={webhook.url}>
      <header class="card-header">
        <h2 class="webhook-address">{webhook.url}</h2>
        <div class="row">
          {!webhook.is_active && <Chip tone="warning">{texts.paused}</Chip>}
          <Switch
            label={withColon(texts.isOn, webhook.url)}
            isOn={webhook.is_active}
            onChange={pause.run}
            isLabelHidden
          />
          <Menu
            label={withColon(shellWords.current.moreActions, webhook.url)}
            items={[
              { label: texts.test, onSelect: test.run },
              { label: shellWords.current.edit, onSelect: () => setOpen('edit') },
              { label: texts.secret, onSelect: () => setOpen('secret') },
              { label: texts.remove, isDangerous: true, onSelect: () => setOpen('remove') },
            ]}
          />
        </div>
      </header>
      {error !== undefined && <Notice tone="bad">{describeError(error)}</Notice>}
      <p class="muted">{factsLine(webhook.events.map((kind) => texts.kinds[kind]))}</p>
      <Deliveries webhookId={webhook.id} />
      {open === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {open === 'secret' && <SecretDialog webhook={webhook} onClose={close} />}
      {open === 'remove' && (
        <Confirm title={texts.remove} confirmLabel={texts.remove} action={remove} onClose={close}>
          <p>{texts.removeText}</p>
        </Confirm>
      )}
    </article>
  );
}
