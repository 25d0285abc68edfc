import { useState } from 'preact/hooks';
import { type Availability, type EventType, limits } from '../../../contract/index.ts';
import { change } from '../../data/index.ts';
import {
  Button,
  completeLink,
  describeError,
  Field,
  fieldError,
  isLink,
  LinkField,
  Notice,
  Select,
  TextInput,
  TranslatedError,
  useAction,
} from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { words } from './words/index.ts';

type EventTypeStepProps = {
  /** The host’s first event type; undefined if there is none yet. */
  readonly eventType: EventType | undefined;
  /** The host’s first schedule. */
  readonly schedule: Availability | undefined;
  readonly onDone: () => void;
};

const places = ['none', 'video', 'phone', 'in_person'] as const;
type Place = (typeof places)[number];
const usualMinutes = 30;
const lengths = [15, 20, 30, 45, 60, 90];

/** Asks for a title, a length and a place. The other settings of an event type have good defaults. */
export function EventTypeStep({ eventType, schedule, onDone }: EventTypeStepProps) {
  const texts = words.current.eventType;
  const [minutes, setMinutes] = useState(eventType?.duration ?? usualMinutes);
  const [title, setTitle] = useState(eventType?.title ?? texts.firstTitle(minutes));
  const [isTitleOwn, setTitleOwn] = useState(false);
  const currentPlace = places.find((place) => place === eventType?.location?.type);
  const before = { place: currentPlace ?? 'none', value: currentPlace ? (eventType?.location?.value ?? '') : '' };
  const [place, setPlace] = useState<Place>(before.place);
  const [value, setValue] = useState(before.value);
  const save = useAction(async () => {
    const location = place === 'none' ? null : { type: place, value: place === 'video' ? completeLink(value) : value };
    // An unchanged place is not sent: it may be of a kind that this step does not offer, or have more settings.
    const isMoved = place !== before.place || value !== before.value;
    if (isMoved && location?.type === 'video' && !isLink(location.value)) {
      throw new TranslatedError(shellWords.current.failed.fields.address);
    }
    const body = { title, duration: minutes, ...(isMoved && { location }) };
    if (eventType) await change('updateEventType', { params: { id: eventType.id }, body: withSlug(body, eventType) });
    else await change('createEventType', { body: { ...body, ...follow(schedule) } });
    onDone();
  });
  function enterTitle(next: string): void {
    setTitle(next);
    setTitleOwn(true);
  }
  function changeLength(next: number): void {
    setMinutes(next);
    if (!isTitleOwn) setTitle(title.replace(new RegExp(`\\b${minutes}\\b`), `${next}`));
  }
  const choices = [...new Set([...lengths, minutes])].sort((a, b) => a - b);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run();
      }}
    >
      {save.error !== undefined && <Notice tone="bad">{describeError(save.error)}</Notice>}
      <Field label={texts.name} hint={texts.nameHint} error={fieldError(save.error, 'title')}>
        {(control) => <TextInput {...control} value={title} onValue={enterTitle} maxLength={limits.name} isRequired />}
      </Field>
      <div class="columns">
        <Field label={texts.length}>
          {(control) => (
            <Select
              {...control}
              value={`${minutes}`}
              choices={choices.map((count) => ({ value: `${count}`, label: texts.minutes(count) }))}
              onValue={(next) => changeLength(Number(next))}
            />
          )}
        </Field>
        <Field label={texts.place}>
          {(control) => (
            <Select
              {...control}
              value={place}
              choices={places.map((one) => ({ value: one, label: texts.places[one] }))}
              onValue={setPlace}
            />
          )}
        </Field>
      </div>
      {place !== 'none' && (
        <PlaceValue place={place} value={value} onValue={setValue} error={fieldError(save.error, 'location.value')} />
      )}
      <div class="row">
        <Button kind="primary" type="submit" isBusy={save.isRunning}>
          {words.current.next}
        </Button>
      </div>
    </form>
  );
}

type PlaceValueProps = {
  readonly place: Exclude<Place, 'none'>;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
};

/** The link, the number or the address of a place. */
function PlaceValue({ place, value, onValue, error }: PlaceValueProps) {
  const texts = words.current.eventType;
  const common = { label: texts.placeValue[place], hint: texts.placeHint, error };
  if (place === 'video') return <LinkField {...common} value={value} onValue={onValue} />;
  return (
    <Field {...common}>
      {(control) => <TextInput {...control} value={value} onValue={onValue} maxLength={limits.place} isRequired />}
    </Field>
  );
}

/** Without a schedule of its own, an event type follows the account's default, which may have a colleague's hours. */
function follow(schedule: Availability | undefined) {
  return schedule && !schedule.is_default && { availability_id: schedule.id };
}

/**
 * Adds the slug that follows from a new title, because no one has the link yet. Leaves a title without Latin letters
 * without one.
 */
function withSlug<Body extends { title: string }>(body: Body, { title: before }: EventType) {
  const slug = body.title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug && body.title !== before ? { ...body, slug } : body;
}
