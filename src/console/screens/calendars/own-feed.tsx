import { useState } from 'preact/hooks';
import { type CalendarFeed, clientEndpoints } from '../../../contract/index.ts';
import { change, confirmIdentity, queryClient, send, useData } from '../../data/index.ts';
import { announce, Button, Card, Confirm, CopyButton, describeError, Notice, Show, useAction } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** The addresses at which other calendars can subscribe to the host's bookings. */
export function OwnFeed() {
  const texts = words.current.feed;
  const feed = useData('getCalendarFeed');
  return (
    <Card title={texts.title}>
      <Show loaded={feed} rows={1}>
        {/* The key resets the state of the card when the addresses are shown or hidden. */}
        {(data) => <Feed key={`${data.url !== null}`} feed={data} />}
      </Show>
    </Card>
  );
}

function Feed({ feed: { url, busy_url, rotated_at } }: { readonly feed: CalendarFeed }) {
  const texts = words.current.feed;
  const [isAsking, setAsking] = useState(false);
  const [isLost, setLost] = useState(false);
  const show = useAction(async () => {
    if (!(await confirmIdentity())) return;
    const current = await send(clientEndpoints.getCalendarFeed);
    // The addresses are visible after the person has confirmed who they are, unless this server cannot decrypt them.
    setLost(current.url === null);
    await queryClient.invalidateQueries();
  });
  const rotate = useAction(async () => {
    await change('rotateCalendarFeed');
    setAsking(false);
    announce(texts.rotated);
  });
  const ask = () => setAsking(true);
  const failure = rotate.error ?? show.error;
  const error = failure !== undefined && <Notice tone="bad">{describeError(failure)}</Notice>;
  return (
    <div class="stack">
      <p class="muted">{texts.text}</p>
      {!isAsking && error}
      {url !== null && (
        <>
          <Address label={texts.full} url={url} />
          {busy_url !== null && <Address label={texts.busyOnly} url={busy_url} />}
          <p class="muted small">{texts.secret}</p>
        </>
      )}
      <div class="row">
        {url === null && rotated_at !== null && !isLost ? (
          <Button onClick={show.run} isBusy={show.isRunning}>
            {texts.show}
          </Button>
        ) : (
          // New addresses end the current ones, if there are any.
          <Button onClick={rotated_at === null ? rotate.run : ask} isBusy={rotate.isRunning}>
            {url === null ? texts.make : texts.rotate}
          </Button>
        )}
      </div>
      {isAsking && (
        <Confirm title={texts.rotate} confirmLabel={texts.rotate} action={rotate} onClose={() => setAsking(false)}>
          <p>{texts.rotateText}</p>
        </Confirm>
      )}
    </div>
  );
}

function Address({ label, url }: { readonly label: string; readonly url: string }) {
  // If a service does not know its own address, the address of the feed is relative to the origin of the console.
  const address = new URL(url, location.origin).href;
  return (
    <div class="feed-address">
      <p>{label}</p>
      <code class="address">{address}</code>
      <CopyButton text={address} />
    </div>
  );
}
