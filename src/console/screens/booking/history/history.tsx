import type { Event, EventHistoryEntry, Mail } from '../../../../contract/index.ts';
import { change, useData } from '../../../data/index.ts';
import { signedIn } from '../../../session/index.ts';
import { announce, Button, Card, Chip, describeError, Notice, Show, useAction } from '../../../ui/index.ts';
import { momentOf } from '../moment.ts';
import { words } from '../words/index.ts';
import { isUnderWay, languageText, plannedFor, sentenceOf, statusOf, turnsText } from './history-words.ts';
import { WebhookFailure, WebhookSentence } from './webhook-entry.tsx';

/** How often to read the history, in seconds: more often while a message is being sent. */
const refreshSeconds = (entries: readonly EventHistoryEntry[] = []) => (entries.some(isUnderWay) ? 10 : 60);

/** The changes of a booking, and the mail and messages about it. */
export function History({ event }: { readonly event: Event }) {
  const texts = words.current.history;
  const history = useData('getEventHistory', { params: { id: event.id } }, { refreshSeconds });
  return (
    <Card title={texts.title}>
      <Show loaded={history}>
        {(entries) => (
          <ol class="history">
            {entries.map((entry) => (
              <Entry key={`${entry.at} ${keyOf(entry)}`} entry={entry} event={event} />
            ))}
          </ol>
        )}
      </Show>
    </Card>
  );
}

function Entry({ entry, event }: { readonly entry: EventHistoryEntry; readonly event: Event }) {
  const status = statusOf(entry);
  const at = plannedFor(entry) ?? entry.at;
  const language = languageText(entry);
  const turns = turnsText(entry);
  return (
    <li>
      <p>
        {entry.kind === 'webhook' ? <WebhookSentence entry={entry} /> : sentenceOf(entry, event)}{' '}
        {status && <Chip tone={status.tone}>{status.label}</Chip>}
      </p>
      <p class="muted small">
        <time dateTime={at}>{momentOf(at)}</time>
        {language && ` · ${language}`}
      </p>
      {turns && <p class="small">{turns}</p>}
      {entry.kind === 'webhook' && <WebhookFailure entry={entry} />}
      {entry.kind === 'mail' && entry.mail.response_text !== undefined && (
        <p class="small">
          <bdi>{words.current.history.serverText(entry.mail.response_text)}</bdi>
        </p>
      )}
      {canResend(entry) && <Resend mail={entry.mail} event={event} />}
    </li>
  );
}

type MailEntry = Extract<EventHistoryEntry, { kind: 'mail' }>;

/** An email cannot be sent again while it waits, or by a server that sends none. */
function canResend(entry: EventHistoryEntry): entry is MailEntry {
  return entry.kind === 'mail' && entry.mail.status !== 'pending' && signedIn().sends_mail;
}

function Resend({ mail, event }: { readonly mail: Mail; readonly event: Event }) {
  const texts = words.current.history;
  // It goes to the current host, who may not have received the first one.
  const address = mail.recipient === 'host' ? event.host.email : mail.address;
  const resend = useAction(async () => {
    await change('resendEventMail', { params: { id: mail.id } });
    announce(texts.resent(address));
  });
  return (
    <>
      <Button kind="quiet" label={texts.resendTo(address)} isBusy={resend.isRunning} onClick={resend.run}>
        {texts.resend}
      </Button>
      {resend.error !== undefined && <Notice tone="bad">{describeError(resend.error)}</Notice>}
    </>
  );
}

function keyOf(entry: EventHistoryEntry): string {
  if (entry.kind === 'change') return entry.change;
  return entry.kind === 'mail' ? entry.mail.id : entry.delivery.id;
}
