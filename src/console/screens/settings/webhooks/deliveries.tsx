import { useState } from 'preact/hooks';
import type { WebhookDelivery } from '../../../../contract/index.ts';
import { change, useData, usePages } from '../../../data/index.ts';
import { factsOfDelivery, relativeTo } from '../../../deliveries/index.ts';
import { Button, Chip, describeError, Notice, Show, useAction } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { words } from './words/index.ts';

const refreshSeconds = 10;
const tones = { pending: 'plain', succeeded: 'good', failed: 'bad' } as const;

/** The recent deliveries to a webhook. They are loaded when the list is opened. */
export function Deliveries({ webhookId }: { readonly webhookId: number }) {
  const texts = words.current;
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="help" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.deliveries}</summary>
      {isOpen && <DeliveryList webhookId={webhookId} />}
    </details>
  );
}

function DeliveryList({ webhookId }: { readonly webhookId: number }) {
  const texts = words.current;
  const [pages, setPages] = useState(1);
  const list = usePages('listWebhookDeliveries', { params: { id: webhookId } }, { pages, refreshSeconds });
  return (
    <Show loaded={list}>
      {({ items, total }) =>
        total === 0 ? (
          <p class="muted">{texts.noDeliveries}</p>
        ) : (
          <div class="stack">
            <ul class="deliveries">
              {items.map((delivery) => (
                <Delivery key={delivery.id} webhookId={webhookId} delivery={delivery} />
              ))}
            </ul>
            {items.length < total && <Button onClick={() => setPages(pages + 1)}>{shellWords.current.loadMore}</Button>}
          </div>
        )
      }
    </Show>
  );
}

type DeliveryProps = { readonly webhookId: number; readonly delivery: WebhookDelivery };

function Delivery({ webhookId, delivery }: DeliveryProps) {
  const texts = words.current;
  const [isOpen, setOpen] = useState(false);
  const params = { id: webhookId, delivery: delivery.id };
  const message = useData('getWebhookDelivery', { params }, { isEnabled: isOpen });
  const redeliver = useAction(() => change('redeliverWebhookDelivery', { params }));
  // While an attempt that has not failed yet is due, there is nothing to send again.
  const canRedeliver = delivery.status !== 'pending' || delivery.failure_reason !== null;
  const kind = delivery.kind === 'webhook.test' ? texts.testMessage : texts.kinds[delivery.kind];
  return (
    <li>
      <div class="row">
        <Chip tone={tones[delivery.status]}>{texts.states[delivery.status]}</Chip>
        <strong>{kind}</strong>
        <span class="muted">{relativeTo(delivery.created_at)}</span>
      </div>
      <p class="muted small">{factsOfDelivery(delivery)}</p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{texts.payload}</summary>
        {isOpen && (
          <Show loaded={message} rows={1}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
            {({ payload }) => <pre tabIndex={0}>{payload}</pre>}
          </Show>
        )}
      </details>
      {canRedeliver && (
        <Button isBusy={redeliver.isRunning} onClick={redeliver.run}>
          {texts.redeliver}
        </Button>
      )}
      {redeliver.error !== undefined && <Notice tone="bad">{describeError(redeliver.error)}</Notice>}
    </li>
  );
}
