import { useLayoutEffect, useState } from 'preact/hooks';
import { formatInstantIn, type Instant, localDateAt, parseLocalDate } from '../../../../time/index.ts';
import { now, useData } from '../../../data/index.ts';
import { hostZone } from '../../../formats/index.ts';
import { Field, Notice, Show, TextInput, useAnnouncement } from '../../../ui/index.ts';
import { useExplanationContext } from '../../why/index.ts';
import { words } from '../words/index.ts';
import type { TimeChoiceProps } from './chosen-time.ts';
import { instantOfInput } from './instant-of-input.ts';
import { offeredDuration } from './offered-duration.ts';
import { whoCanBook } from './who-can-book.ts';

const fiveMinutes = 300;

/** Inputs for a date and a time, and the reasons against them. */
export function AnyTime(props: TimeChoiceProps) {
  const texts = words.current.slots;
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
        <Field label={texts.date}>
          {(control) => <TextInput {...control} type="date" value={date} onValue={change(setDate)} />}
        </Field>
        <Field label={texts.time}>
          {(control) => (
            <TextInput {...control} type="time" step={fiveMinutes} value={time} onValue={change(setTime)} />
          )}
        </Field>
      </div>
      {day && time !== '' && start === undefined && <Notice tone="bad">{texts.skipped}</Notice>}
      {isPast && <Notice tone="bad">{texts.past}</Notice>}
      {day && start !== undefined && !isPast && <Bookability key={start} {...props} start={start} />}
    </>
  );
}

/** Returns the time of day as an `<input type="time">` has it. */
function inputOf(instant: Instant): string {
  return formatInstantIn(instant, hostZone()).slice(11, 16);
}

type BookabilityProps = TimeChoiceProps & { readonly start: Instant };

/** Says whether the time is offered and, if not, why, and whether the host can book it anyway. */
function Bookability({ eventType, duration, except, onSelect, start }: BookabilityProps) {
  const text = formatInstantIn(start, hostZone());
  const explanation = useData('explainSlots', {
    params: { id: eventType.id },
    query: {
      start: text,
      timezone: hostZone(),
      duration: except ? duration : offeredDuration(eventType, duration),
      except_event: except?.event.id,
    },
  });
  const context = useExplanationContext({ eventType, zone: hostZone() });
  const bookability =
    explanation.state === 'ready'
      ? whoCanBook(explanation.data, context, { isRescheduling: except !== undefined })
      : undefined;
  const kind = bookability?.kind;
  useLayoutEffect(() => {
    if (kind === 'offered' || kind === 'exception') onSelect({ start: text, ignoresRules: kind === 'exception' });
  }, [kind]);
  const answer = bookability && answerOf(bookability);
  // Screen readers read a bad one because it is an alert.
  useAnnouncement(answer?.tone === 'bad' ? undefined : answer?.text);
  return (
    <Show loaded={explanation} rows={1}>
      {() =>
        answer && (
          <Notice tone={answer.tone}>
            <p class="reasons">{answer.text}</p>
          </Notice>
        )
      }
    </Show>
  );
}

/** Returns what to say about a time, and in which tone. */
function answerOf(bookability: ReturnType<typeof whoCanBook>) {
  const texts = words.current.slots;
  if (bookability.kind === 'offered') return { tone: 'good', text: texts.isOffered } as const;
  const [tone, ending] =
    bookability.kind === 'exception' ? (['warning', texts.anyway] as const) : (['bad', texts.impossible] as const);
  return { tone, text: `${texts.notOffered} ${bookability.reasons.join('\n')} ${ending}` };
}
