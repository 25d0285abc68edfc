import type { EventHistoryEntry } from '../../../../contract/index.ts';
import { useData } from '../../../data/index.ts';
import { factsOfDelivery } from '../../../deliveries/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { signedIn } from '../../../session/index.ts';
import { words } from '../words/index.ts';

type WebhookEntry = Extract<EventHistoryEntry, { kind: 'webhook' }>;

/** Names the server that received a message. A member may not know it. */
export function WebhookSentence({ entry }: { readonly entry: WebhookEntry }) {
  const { webhook } = words.current.history;
  const isStaff = signedIn().role !== 'member';
  const webhooks = useData('listWebhooks', {}, { isEnabled: isStaff });
  if (!isStaff) return <>{webhook(undefined)}</>;
  const receiver = webhooks.state === 'ready' ? webhooks.data.find(({ id }) => id === entry.webhook_id) : undefined;
  return <a href={hrefTo('/settings/webhooks')}>{webhook(receiver && new URL(receiver.url).host)}</a>;
}

/** Describes what went wrong with a message, for those who can do something about it. */
export function WebhookFailure({ entry: { delivery } }: { readonly entry: WebhookEntry }) {
  if (delivery.failure_reason === null || signedIn().role === 'member') return null;
  return <p class="small">{factsOfDelivery(delivery)}</p>;
}
