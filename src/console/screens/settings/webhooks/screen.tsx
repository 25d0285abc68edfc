import { useState } from 'preact/hooks';
import { useData } from '../../../data/index.ts';
import { Button, EmptyState, Show } from '../../../ui/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { words } from './words/index.ts';
import './webhooks.css';

/** Which programs receive messages about bookings, and whether they arrived. */
export function Screen() {
  const texts = words.current;
  const webhooks = useData('listWebhooks');
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  const isEmpty = webhooks.state === 'ready' && webhooks.data.length === 0;
  return (
    <SettingsPage part="webhooks" actions={!isEmpty && add}>
      <Show loaded={webhooks}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={texts.empty} action={add}>
              {texts.emptyText}
            </EmptyState>
          ) : (
            <div class="stack webhooks">
              <p class="muted">{texts.intro}</p>
              {all.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} />
              ))}
            </div>
          )
        }
      </Show>
      {isAdding && <WebhookDialog onClose={() => setAdding(false)} />}
    </SettingsPage>
  );
}
