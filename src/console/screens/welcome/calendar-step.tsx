import { useState } from 'preact/hooks';
import { change } from '../../data/index.ts';
import { hrefTo } from '../../routing/index.ts';
import { Button, describeError, Field, Notice, TextInput, useAction, useAnnouncement } from '../../ui/index.ts';
import { calendarsWords, targetError } from '../calendars/index.ts';
import { words } from './words/index.ts';

/** Connects a calendar by the address of its feed, or skips that. */
export function CalendarStep({ onDone }: { readonly onDone: (summary: string) => void }) {
  const texts = words.current.calendar;
  const [url, setUrl] = useState('');
  const connect = useAction(async () => {
    const { name } = await change('connectCalendar', { body: { kind: 'feed', url } });
    onDone(texts.connected(name));
  });
  const { reading } = calendarsWords.current.connect;
  useAnnouncement(connect.isRunning ? reading : undefined);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void connect.run();
      }}
    >
      {connect.error !== undefined && <Notice tone="bad">{describeError(connect.error)}</Notice>}
      <p class="muted">{texts.text}</p>
      <Field label={texts.address} error={targetError(connect.error, 'url')}>
        {(control) => <TextInput {...control} type="url" value={url} onValue={setUrl} isRequired />}
      </Field>
      <p>
        <a href={hrefTo('/calendars')}>{texts.more}</a>
      </p>
      <div class="row">
        <Button kind="primary" type="submit" isBusy={connect.isRunning}>
          {connect.isRunning ? reading : texts.connect}
        </Button>
        <Button onClick={() => onDone(texts.skipped)}>{words.current.skip}</Button>
      </div>
    </form>
  );
}
