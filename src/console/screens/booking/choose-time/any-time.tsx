import { useLayoutEffect, useState } from 'preact/hooks';
import { formatInstantIn, type Instant, type LocalDate, localDateAt, parseLocalDate } from '../../../../time/index.ts';
import { now, useData } from '../../../data/index.ts';
import { hostZone } from '../../../formats/index.ts';
import { Field, Notice, Show, TextInput } from '../../../ui/index.ts';
import { useExplanationContext } from '../../why/index.ts';
import { words } from '../words/index.ts';
import type { TimeChoiceProps } from './chosen-time.ts';
import { instantOfInput } from './instant-of-input.ts';
import { offeredDuration } from './offered-duration.ts';
import { whoCanBook } from './who-can-book.ts';

const fiveMinutes = 300;

/** Inputs for a date and a time, and the reasons against them. */
export function AnyTime(props: TimeChoiceProps) {
  const own = words.current.slots;
  const { except, proposed, onSelect } = props;
  const [date, setDate] = useState<string>(localDateAt(proposed ?? except?.start ?? now(), hostZone()));
  const [time, setTime] = useState(proposed === undefined ? '' : inputOf(proposed));
  const day = parseLocalDate(date);
  const start = day && instantOfInput(day, time, hostZone());
  const isPast = start !== undefined && start < now();
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    onSelect(undefined);
  };
  return (
    <>
      <div class="any-time">
        <Field label={own.date}>
          {(control) => <TextInput {...control} type="date" value={date} onValue={change(setDate)} />}
        </Field>
        <Field label={own.time}>
          {(control) => (
            <TextInput {...control} type="time" step={fiveMinutes} value={time} onValue={change(setTime)} />
          )}
        </Field>
      </div>
      {day && time !== '' && start === undefined && <Notice tone="bad">{own.skipped}</Notice>}
      {isPast && <Notice tone="bad">{own.past}</Notice>}
      {day && start !== undefined && !isPast && <Bookability key={start} {...props} start={start} day={day} />}
    </>
  );
}

/** Returns the time of day as an `<input type="time">` has it. */
function inputOf(instant: Instant): string {
  return formatInstantIn(instant, hostZone()).slice(11, 16);
}

type BookabilityProps = TimeChoiceProps & { readonly start: Instant; readonly day: LocalDate };

/** Says whether the time is offered and, if not, why, and whether the host can book it anyway. */
function Bookability({ eventType, duration, except, onSelect, start, day }: BookabilityProps) {
  const own = words.current.slots;
  const text = formatInstantIn(start, hostZone());
  const explained = useData('explainSlots', {
    params: { id: eventType.id },
    query: {
      start: text,
      timezone: hostZone(),
      duration: except ? duration : offeredDuration(eventType, duration),
      except_event: except?.event.id,
    },
  });
  const context = useExplanationContext({ eventType, date: day, zone: hostZone() });
  const bookability =
    explained.state === 'ready'
      ? whoCanBook(explained.data, context, { isRescheduling: except !== undefined })
      : undefined;
  const kind = bookability?.kind;
  useLayoutEffect(() => {
    if (kind === 'offered' || kind === 'exception') onSelect({ start: text, ignoresRules: kind === 'exception' });
  }, [kind]);
  return (
    <Show loaded={explained} rows={1}>
      {() => {
        if (!bookability) return null;
        if (bookability.kind === 'offered') return <Notice tone="good">{own.isOffered}</Notice>;
        const [tone, ending] =
          bookability.kind === 'exception' ? (['warning', own.anyway] as const) : (['bad', own.impossible] as const);
        return (
          <Notice tone={tone}>
            <p class="reasons">
              {own.notOffered} {bookability.reasons.join('\n')} {ending}
            </p>
          </Notice>
        );
      }}
    </Show>
  );
}
