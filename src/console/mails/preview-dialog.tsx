import { useState } from 'preact/hooks';
import type { MailPreview, SampleMailKind } from '../../contract/index.ts';
import { directionOf } from '../../language/index.ts';
import { change, downloadUrl, useData } from '../data/index.ts';
import { deliveryWords } from '../deliveries/index.ts';
import { languageChoices } from '../formats/index.ts';
import { Button, Dialog, describeError, Field, Notice, Segmented, Select, Show, useAction } from '../ui/index.ts';
import { locale } from '../words/index.ts';
import './mails.css';

/** Which email to show: the one of an event type as it is stored. */
export type PreviewedMail = {
  readonly eventTypeId: number;
  readonly kind: SampleMailKind;
  /** How long before the start a reminder is sent. */
  readonly minutesBefore?: number;
  /** Whether the event type was changed and not saved yet. */
  readonly isUnsaved: boolean;
};

export type PreviewProps = { readonly mail: PreviewedMail; readonly onClose: () => void };

type Form = 'html' | 'text';

/** Shows an email as an invitee would get it, in any language, and sends it to the person who is signed in. */
export function PreviewDialog({ mail, onClose }: PreviewProps) {
  const { preview: texts } = deliveryWords.current.mail;
  const [language, setLanguage] = useState<string>(locale().language);
  const [form, setForm] = useState<Form>('html');
  const query = queryOf(mail, language);
  const preview = useData('getMailPreview', { params: { id: mail.eventTypeId }, query });
  const sending = preview.state === 'ready' ? preview.data.sending : undefined;
  return (
    <Dialog
      title={texts.titles[mail.kind]}
      onClose={onClose}
      actions={sending === 'on' && <SendToMe key={language} mail={mail} language={language} />}
    >
      <div class="mail-preview">
        <div class="mail-choices">
          <Field label={texts.language}>
            {(control) => (
              <Select {...control} value={language} choices={languageChoices(language)} onValue={setLanguage} />
            )}
          </Field>
          <Segmented
            label={texts.form.label}
            tabs={[
              { value: 'html', label: texts.form.html },
              { value: 'text', label: texts.form.text },
            ]}
            selected={form}
            onSelect={setForm}
          />
        </div>
        <Show loaded={preview} rows={6}>
          {({ subject, text }) => (
            <MailContent mail={mail} language={language} form={form} subject={subject} text={text} />
          )}
        </Show>
        <p class="hint">
          {texts.note} {mail.isUnsaved && texts.unsaved}
        </p>
        {(sending === 'off' || sending === 'kept') && (
          <Notice tone="plain">{deliveryWords.current.mail[sending]}</Notice>
        )}
      </div>
    </Dialog>
  );
}

type ContentProps = Pick<MailPreview, 'subject' | 'text'> & {
  readonly mail: PreviewedMail;
  readonly language: string;
  readonly form: Form;
};

function MailContent({ mail, language, form, subject, text }: ContentProps) {
  const { preview: texts } = deliveryWords.current.mail;
  const inLanguage = { lang: language, dir: directionOf(language) };
  return (
    <>
      <div>
        <p class="muted">{texts.subject}</p>
        <p {...inLanguage}>
          <strong>{subject}</strong>
        </p>
      </div>
      {form === 'html' ? (
        <iframe
          class="mail-content"
          title={texts.content}
          sandbox=""
          src={downloadUrl(`/v1/event-types/${mail.eventTypeId}/mail-preview.html`, queryOf(mail, language))}
        />
      ) : (
        <section
          class="mail-content mail-text"
          aria-label={texts.content}
          {...inLanguage}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
          tabIndex={0}
        >
          {text}
        </section>
      )}
    </>
  );
}

type SendProps = { readonly mail: PreviewedMail; readonly language: string };

function SendToMe({ mail, language }: SendProps) {
  const { preview: texts, underWay, noCalendarFile } = deliveryWords.current.mail;
  const [address, setAddress] = useState<string>();
  const send = useAction(async () => {
    setAddress(undefined);
    const body = { event_type_id: mail.eventTypeId, ...queryOf(mail, language) };
    setAddress((await change('testMail', { body })).address);
  });
  return (
    <>
      <div class="mail-sent" role="status">
        {address !== undefined && (
          <Notice tone="good">
            {underWay(address)} {noCalendarFile}
          </Notice>
        )}
      </div>
      {send.error !== undefined && <Notice tone="bad">{describeError(send.error)}</Notice>}
      <Button kind="primary" isBusy={send.isRunning} onClick={send.run}>
        {texts.send}
      </Button>
    </>
  );
}

function queryOf({ kind, minutesBefore }: PreviewedMail, locale: string) {
  return { kind, locale, ...(minutesBefore !== undefined && { minutes_before: minutesBefore }) };
}
