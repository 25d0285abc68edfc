import type { MailStatus } from '../../../../contract/index.ts';
import { change } from '../../../data/index.ts';
import { deliveryWords, relativeTo } from '../../../deliveries/index.ts';
import { MailResponse } from '../../../mails/index.ts';
import { announce, Button, Card, Chip, describeError, Notice, useAction } from '../../../ui/index.ts';

/** Whether mail is sent, and a test of it. */
export function Sending({ status: { sending, sender, last_sample: sample } }: { readonly status: MailStatus }) {
  const texts = deliveryWords.current.mail;
  if (sending !== 'on') {
    return (
      <Card title={texts.sending}>
        <div class="stack">
          <Notice tone="warning">
            {texts[sending]} {texts.operator}
          </Notice>
        </div>
      </Card>
    );
  }
  return (
    <Card title={texts.sending}>
      <div class="stack">
        {sender !== null && <p>{texts.sender(sender)}</p>}
        <Test />
        {sample && <LastSample sample={sample} />}
      </div>
    </Card>
  );
}

function Test() {
  const texts = deliveryWords.current.mail;
  const test = useAction(async () => {
    const { address } = await change('testMail');
    announce(texts.underWay(address));
  });
  return (
    <>
      <Button isBusy={test.isRunning} onClick={test.run}>
        {texts.test}
      </Button>
      {test.error !== undefined && <Notice tone="bad">{describeError(test.error)}</Notice>}
    </>
  );
}

const tones = { pending: 'warning', succeeded: 'good', failed: 'bad', skipped: 'plain' } as const;

function LastSample({ sample }: { readonly sample: NonNullable<MailStatus['last_sample']> }) {
  const texts = deliveryWords.current.mail;
  const { address, status, tries, created_at: createdAt, next_try_at: next } = sample;
  const isRefused = status === 'failed' || (status === 'pending' && sample.response_status !== null);
  return (
    <div class="mail-line">
      <p>
        {texts.testTo(address)} <Chip tone={tones[status]}>{texts.statuses[status]}</Chip>
      </p>
      <p class="muted small">
        <time dateTime={createdAt}>{relativeTo(createdAt)}</time>
      </p>
      {isRefused && (
        <p class="small">
          <MailResponse {...sample} />
        </p>
      )}
      {next !== null && tries > 0 && <p class="muted small">{texts.nextAttempt(relativeTo(next))}</p>}
    </div>
  );
}
