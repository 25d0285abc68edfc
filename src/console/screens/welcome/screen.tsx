import { useState } from 'preact/hooks';
import { browserZone } from '../../../zones/index.ts';
import { type LoadState, useData } from '../../data/index.ts';
import { greetedName } from '../../formats/index.ts';
import { hrefTo } from '../../routing/index.ts';
import { signedIn } from '../../session/index.ts';
import { LinkButton, Screen as Page, Show } from '../../ui/index.ts';
import { CalendarStep } from './calendar-step.tsx';
import { EventTypeStep } from './event-type-step.tsx';
import { HoursStep } from './hours-step.tsx';
import { LinkStep } from './link-step.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';
import { Step } from './step.tsx';
import { words } from './words/index.ts';
import './welcome.css';

/** Guides a new host through four steps on one page, from open hours to a booking link. */
export function Screen() {
  const texts = words.current;
  const { role, user } = signedIn();
  const [open, setOpen] = useState(0);
  const [doneCount, setDoneCount] = useState(0);
  const [calendar, setCalendar] = useState('');
  const schedules = useData('listAvailabilities');
  const eventTypes = useData('listEventTypes');
  const profile = useData('getCurrentUser');

  function continueTo(step: number): void {
    const furthest = Math.max(doneCount, step);
    setDoneCount(furthest);
    setOpen(furthest);
  }
  const common = (number: number) => ({
    number,
    isOpen: open === number - 1,
    isDone: doneCount >= number,
    onOpen: () => setOpen(number - 1),
  });
  // Owners and admins see those of colleagues as well. The default schedule comes first. It may be one of the whole
  // account, which only an owner sets up here.
  const schedule = firstOf(schedules, ({ user_id: id }) => id === user.id || (id === null && role === 'owner'));
  const eventType = firstOf(eventTypes, ({ host }) => host.id === user.id);

  return (
    <Page title={texts.title(greetedName(user))}>
      <p class="muted welcome-intro">{texts.intro}</p>
      <ol class="welcome-steps">
        <Step {...common(1)} title={texts.hours.title}>
          <Show loaded={schedules}>
            {() => (
              <Show loaded={profile}>
                {(me) => (
                  <HoursStep
                    schedule={schedule}
                    timezone={schedule ? me.timezone : browserZone()}
                    onDone={() => continueTo(1)}
                  />
                )}
              </Show>
            )}
          </Show>
        </Step>
        <Step {...common(2)} title={texts.eventType.title}>
          <Show loaded={eventTypes}>
            {() => <EventTypeStep eventType={eventType} schedule={schedule} onDone={() => continueTo(2)} />}
          </Show>
        </Step>
        <Step {...common(3)} title={texts.calendar.title} summary={calendar}>
          <CalendarStep
            onDone={(summary) => {
              setCalendar(summary);
              continueTo(3);
            }}
          />
        </Step>
        <Step {...common(4)} title={texts.link.title}>
          {eventType && <LinkStep eventType={eventType} />}
          <PasskeyOffer />
          <LinkButton kind="primary" href={hrefTo('/')}>
            {texts.finish}
          </LinkButton>
        </Step>
      </ol>
    </Page>
  );
}

function firstOf<Item>(list: LoadState<Item[]>, isOwn: (item: Item) => boolean): Item | undefined {
  return list.state === 'ready' ? list.data.find(isOwn) : undefined;
}
