import type { CalendarConnection } from '../../../contract/index.ts';
import { parseInstant } from '../../../time/index.ts';
import { useNow } from '../../data/index.ts';
import { listText, relativeTime, withComma } from '../../formats/index.ts';
import { Chip, Notice } from '../../ui/index.ts';
import { locale } from '../../words/index.ts';
import { words } from './words/index.ts';

type State = { readonly tone: 'good' | 'warning' | 'bad' | 'plain'; readonly label: string };

/** Returns the state of a connection in a word or two, and the tone to show it in. */
export function stateOf({ ignored, state }: CalendarConnection): State {
  const texts = words.current.state;
  if (ignored) return { tone: 'plain', label: texts.ignored };
  const tones = { current: 'good', stale: 'warning', unreachable: 'bad' } as const;
  return { tone: tones[state], label: texts[state] };
}

type ConnectionStateProps = { readonly connection: CalendarConnection; readonly colleague: string | undefined };

/** The state of a connection: its problem and what to do about it, then each calendar with its busy times. */
export function ConnectionState({ connection, colleague }: ConnectionStateProps) {
  const texts = words.current;
  const now = useNow();
  const readAt = connection.read_at === null ? undefined : parseInstant(connection.read_at);
  const when = readAt === undefined ? undefined : relativeTime(readAt, now);
  const sentence = sentenceOf(connection, { when, colleague });
  const { tone } = stateOf(connection);
  return (
    <>
      {sentence && <Notice tone={tone === 'good' ? 'warning' : tone}>{sentence}</Notice>}
      {!connection.ignored && connection.left_out_problem && (
        <Notice tone="warning">
          {texts.leftOut} {texts.problems[connection.left_out_problem]}
        </Notice>
      )}
      <ul class="calendars">
        {connection.calendars.map((calendar) => (
          <li key={calendar.id}>
            {connection.calendars.length > 1 && <strong>{calendar.name}</strong>}{' '}
            <span class="muted">
              {withComma(
                calendar.blocks === 'nothing' ? texts.blocksNothing : texts.busy(calendar.busy_times),
                when === undefined ? texts.neverRead : texts.read(when),
              )}
            </span>{' '}
            {calendar.is_written_to && <Chip tone="accent">{texts.writtenTo}</Chip>}
            {calendar.write_problem && (
              <p class="field-error">
                {texts.writeProblem} {texts.problems[calendar.write_problem]}
              </p>
            )}
            {calendar.unreadable_entries > 0 && (
              <p class="muted small">
                {texts.unreadable(calendar.unreadable_entries)} {linesIn(calendar)}
              </p>
            )}
            {calendar.doubtful_times > 0 && <p class="muted small">{texts.doubtful(calendar.doubtful_times)}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says in which lines of a feed the first unreadable entries begin. */
function linesIn({ unreadable_lines: lines }: CalendarConnection['calendars'][number]): string {
  const numbers = new Intl.NumberFormat(locale().tag, { useGrouping: false });
  return lines.length === 0
    ? ''
    : words.current.unreadableLines(lines.length, listText(lines.map((line) => numbers.format(line))));
}

type SentenceContext = { readonly when: string | undefined; readonly colleague: string | undefined };

function sentenceOf(
  { ignored, state, problem, when_unreachable }: CalendarConnection,
  { when, colleague }: SentenceContext,
) {
  const texts = words.current;
  if (ignored) return texts.state.ignoredText;
  const cause = problem === null ? '' : texts.problems[problem];
  const closes = colleague === undefined ? texts.state.closes : texts.state.closesFor(colleague);
  if (state === 'unreachable') return `${cause} ${when_unreachable === 'close' ? closes : texts.state.keeps}`;
  if (state === 'stale') return `${cause} ${when === undefined ? '' : texts.state.stale_keeps(when)}`;
  return cause;
}
