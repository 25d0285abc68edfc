import { useState } from 'preact/hooks';
import { type Event, limits } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';
import { Button, Dialog, describeError, Field, Notice, TextArea, useAction } from '../../ui/index.ts';
import { noticeText } from './notice-text.ts';
import { showResult } from './result.tsx';
import { words } from './words/index.ts';

/** Asks before other people are notified. The button to go back comes first. */
export function CancelDialog({ event, onClose }: { readonly event: Event; readonly onClose: () => void }) {
  const texts = words.current.cancel;
  const { name } = event.invitee;
  const [reason, setReason] = useState('');
  const cancel = useAction(async () => {
    const body = { reason: reason.trim() || null };
    const next = await change('cancelEvent', { params: { id: event.id }, body });
    onClose();
    showResult(next, { kind: 'event.canceled', sentence: texts.done });
  });
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      staysOpen
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button kind="danger" isBusy={cancel.isRunning} onClick={cancel.run}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <p>
        {noticeText(texts.text, name)} {texts.isFinal}
      </p>
      {cancel.error !== undefined && <Notice tone="bad">{describeError(cancel.error)}</Notice>}
      <Field label={texts.reason} hint={texts.reasonHint(name)} isOptional>
        {(control) => <TextArea {...control} value={reason} onValue={setReason} maxLength={limits.cancelReason} />}
      </Field>
    </Dialog>
  );
}
