import type { MailStatus } from '../../../../contract/index.ts';
import { useData } from '../../../data/index.ts';
import { deliveryWords } from '../../../deliveries/index.ts';
import { Card, Show } from '../../../ui/index.ts';
import { locale } from '../../../words/index.ts';
import { SettingsPage } from '../frame/index.ts';
import { Sending } from './sending.tsx';
import { UndeliveredMails } from './undelivered-mails.tsx';
import './mail.css';

/** How often to read the state, in seconds: more often while a test is on its way. */
const refreshSeconds = (status?: MailStatus) => (status?.last_sample?.status === 'pending' ? 5 : 60);

/** Whether emails go out, and which did not arrive. */
export function Screen() {
  const texts = deliveryWords.current.mail;
  const status = useData('getMailStatus', {}, { refreshSeconds });
  return (
    <SettingsPage part="mail">
      <p class="muted mail-intro">{texts.intro}</p>
      <Show loaded={status}>
        {(data) => (
          <>
            <Sending status={data} />
            {data.sending === 'on' && (
              <>
                <LastDay status={data} />
                <UndeliveredMails />
              </>
            )}
          </>
        )}
      </Show>
    </SettingsPage>
  );
}

function LastDay({ status: { last_24_hours: lastDay, due } }: { readonly status: MailStatus }) {
  const texts = deliveryWords.current.mail;
  const counts = { ...lastDay, ...due };
  return (
    <Card title={texts.lastDay}>
      <dl class="mail-counts">
        {(['sent', 'waiting', 'overdue', 'failed'] as const).map((name) => (
          <div key={name}>
            <dt class="muted">{texts.counts[name]}</dt>
            <dd>{counts[name].toLocaleString(locale().tag)}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">{texts.countsHint}</p>
    </Card>
  );
}
