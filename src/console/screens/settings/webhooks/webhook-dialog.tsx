import { useState } from 'preact/hooks';
import { type EventKind, eventKinds, type Webhook } from '../../../../contract/index.ts';
import { change, RequestError } from '../../../data/index.ts';
import { Checkbox, Field, FormDialog, TextInput, useAction } from '../../../ui/index.ts';
import { words } from './words/index.ts';

type WebhookDialogProps = {
  /** The webhook to edit. @default a new one */
  readonly webhook?: Webhook;
  readonly onClose: () => void;
};

/** Asks for the address of a webhook, and for the events to send. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const texts = words.current;
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly EventKind[]>(webhook?.events ?? eventKinds);
  const save = useAction(async () => {
    const body = { url, events };
    if (webhook) await change('updateWebhook', { params: { id: webhook.id }, body });
    else await change('createWebhook', { body });
    onClose();
  });
  return (
    <FormDialog
      title={webhook ? texts.edit : texts.add}
      action={save}
      isDisabled={events.length === 0}
      onClose={onClose}
    >
      <Field label={texts.address} hint={texts.addressHint} error={addressError(save.error)}>
        {(control) => (
          <TextInput {...control} type="url" value={url} onValue={setUrl} placeholder="https://example.com/bookings" />
        )}
      </Field>
      <fieldset class="webhook-kinds">
        <legend>{texts.events}</legend>
        {eventKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={texts.kinds[kind]}
            isOn={events.includes(kind)}
            onChange={(isOn) => setEvents(eventKinds.filter((one) => (one === kind ? isOn : events.includes(one))))}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}

/** Returns what to do about an address that the server refuses, in the page's language; undefined for a valid one. */
function addressError(error: unknown): string | undefined {
  if (!(error instanceof RequestError) || error.errors.url === undefined) return undefined;
  const { invalid_address: invalid, private_address: isPrivate } = words.current.refused;
  return error.reason === 'private_address' ? isPrivate : invalid;
}
