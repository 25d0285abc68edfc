import { useState } from 'preact/hooks';
import type { Mail } from '../../../../contract/index.ts';
import { usePages } from '../../../data/index.ts';
import { deliveryWords, recipientOf, relativeTo } from '../../../deliveries/index.ts';
import { MailResponse } from '../../../mails/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { Button, Card, Chip, Show } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';

const refreshSeconds = 60;

/** The emails that have not arrived, the newest first. */
export function UndeliveredMails() {
  const texts = deliveryWords.current.mail;
  const [pages, setPages] = useState(1);
  const mails = usePages('listMails', { query: { undelivered: 'true' } }, { pages, refreshSeconds });
  return (
    <Card title={texts.undelivered}>
      <Show loaded={mails}>
        {({ items, total }) =>
          total === 0 ? (
            <p class="muted">{texts.noneUndelivered}</p>
          ) : (
            <div class="stack">
              <ul class="mail-lines">
                {items.map((mail) => (
                  <UndeliveredMail key={mail.id} mail={mail} />
                ))}
              </ul>
              {items.length < total && (
                <Button onClick={() => setPages(pages + 1)}>{shellWords.current.loadMore}</Button>
              )}
            </div>
          )
        }
      </Show>
    </Card>
  );
}

function UndeliveredMail({ mail }: { readonly mail: Mail }) {
  const texts = deliveryWords.current.mail;
  const { event_id: eventId, kind, status, updated_at: updatedAt, next_try_at: next } = mail;
  const recipient = recipientOf(mail);
  return (
    <li class="mail-line">
      <p>
        {texts.mailTo(texts.kinds[kind], recipient)}{' '}
        {status === 'failed' ? (
          <Chip tone="bad">{texts.statuses.failed}</Chip>
        ) : (
          <Chip tone="warning">{texts.retried}</Chip>
        )}
      </p>
      <p class="small">
        <MailResponse {...mail} />
      </p>
      <p class="muted small">
        <time dateTime={updatedAt}>{relativeTo(updatedAt)}</time>
      </p>
      {next !== null && <p class="muted small">{texts.nextAttempt(relativeTo(next))}</p>}
      <p>
        <a href={hrefTo(`/bookings/${eventId}`)} aria-label={texts.bookingOf(recipient)}>
          {texts.booking}
        </a>
      </p>
    </li>
  );
}
