import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { PublicEventType } from '../../contract/index.ts';
import type { Booking } from '../model/index.ts';
import { Icon, lazy } from '../ui/index.ts';
import { LinkedText } from './linked-text.tsx';

/** Closes the description on Escape and a tap elsewhere. Loaded once a visitor opens it. */
const lightDismiss = lazy(async () => (await import('../light-dismiss/index.ts')).LightDismiss);

type Location = PublicEventType['location'];

/** What the invitee books, and whom they will meet. */
export function Details({ booking }: { booking: Booking }) {
  const eventType = booking.eventType.value;
  if (eventType.state !== 'ready') return <DetailsSkeleton title={booking.language.value.messages.bookAMeeting} />;
  const { title, description, location } = eventType.data;
  const { name } = booking.host.value ?? eventType.data.host;
  return (
    <header class="details">
      <p class="host">
        <span class="avatar" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>{name}</span>
      </p>
      <h2 id="event-type-title">{title}</h2>
      <ul class="facts">
        <li>
          <Icon name="clock" />
          <Duration booking={booking} eventType={eventType.data} />
        </li>
        <Place booking={booking} location={location} />
      </ul>
      {/* Closed in the next step: it would cover the heading, which has the focus. */}
      <About
        key={booking.step.value.step}
        label={booking.language.value.messages.about}
        place={location?.value}
        text={description}
      />
    </header>
  );
}

type AboutProps = {
  readonly label: string;
  /** Shown among the facts if there is room. */
  readonly place: string | undefined;
  readonly text: string;
};

/** The description and the place: visible if there is room, otherwise behind a button and on top of what is below. */
function About({ label, place, text }: AboutProps) {
  const isOpen = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  if (!text && !place) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        class="round-button about"
        aria-label={label}
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name={isOpen.value ? 'close' : 'about'} />
      </button>
      <p ref={words} class="description" data-open={isOpen.value || undefined}>
        {place && <span class="place">{place}</span>}
        {text && (
          <span>
            <LinkedText text={text} />
          </span>
        )}
      </p>
      {isOpen.value && (
        <lightDismiss.Lazy
          parts={() => [button.current, words.current]}
          close={(isFocusKept) => {
            isOpen.value = false;
            if (isFocusKept) button.current?.focus();
          }}
        />
      )}
    </>
  );
}

function DetailsSkeleton({ title }: { title: string }) {
  return (
    <div class="details">
      <h2 class="unseen">{title}</h2>
      {['60%', '85%'].map((inlineSize) => (
        <span key={inlineSize} class="bone" style={{ inlineSize }} />
      ))}
    </div>
  );
}

function Duration({ booking, eventType }: { booking: Booking; eventType: PublicEventType }) {
  const { messages } = booking.language.value;
  const selectedMinutes = booking.durationMinutes.value ?? eventType.duration;
  const { durations } = eventType;
  if (!durations || durations.length < 2 || booking.step.value.step !== 'select-time') {
    return <span>{messages.duration(selectedMinutes)}</span>;
  }
  return (
    <fieldset class="durations" aria-label={messages.chooseDuration}>
      {durations.map((minutes) => (
        <button
          key={minutes}
          type="button"
          // Its name contains the visible text, so that voice control finds it.
          title={messages.duration(minutes)}
          aria-pressed={minutes === selectedMinutes}
          onClick={() => booking.chooseDuration(minutes)}
        >
          {messages.shortDuration(minutes)}
        </button>
      ))}
    </fieldset>
  );
}

function Place({ booking, location }: { booking: Booking; location: Location }) {
  const { locations } = booking.language.value.messages;
  // An unknown server may name other kinds.
  const type = location && location.type in locations ? (location.type as keyof typeof locations) : undefined;
  if (!type) return null;
  return (
    <li>
      <Icon name={type} />
      <span>
        {locations[type]}
        {location?.value && <span class="place">{location.value}</span>}
      </span>
    </li>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const names = words.length > 1 ? [words[0], words.at(-1)] : words;
  return names
    .map((word = '') => [...word][0])
    .join('')
    .toUpperCase();
}
