import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SlotExplanation } from '../../../contract/index.ts';
import type { Interval } from '../../../time/index.ts';
import { timeIn } from '../../formats/index.ts';
import { type Band, bandsOf, hoursIn, shownHours } from './bands.ts';
import type { ExplanationContext } from './explanation-context.ts';
import { words } from './words/index.ts';

type DayProps = { readonly explanation: SlotExplanation; readonly context: ExplanationContext };

/** A day in two columns: the open hours, and what blocks them. */
export function DayColumns({ explanation, context }: DayProps) {
  const { open, against } = words.current;
  const range = shownHours(explanation, context);
  const bands = bandsOf(explanation, context);
  const hours = hoursIn(range);
  return (
    <div class="why-day">
      <ol class="why-hours" aria-hidden="true">
        {hours.map((hour) => (
          <li key={hour}>{timeIn(hour, context.zone)}</li>
        ))}
      </ol>
      <Column title={open} bands={bands.open} range={range} hourCount={hours.length} />
      <Column title={against} bands={bands.against} range={range} hourCount={hours.length} />
    </div>
  );
}

type ColumnProps = {
  readonly title: string;
  readonly bands: readonly Band[];
  readonly range: Interval;
  readonly hourCount: number;
};

function Column({ title, bands, range, hourCount }: ColumnProps) {
  const inside = bands.filter(({ time }) => time.start < range.end && time.end > range.start);
  return (
    <section class="why-column" aria-label={title}>
      <h3 class="muted small">{title}</h3>
      <ul class="why-bands" ref={(list) => list?.style.setProperty('--hours', `${hourCount}`)}>
        {inside.map((band) => (
          <BandItem key={`${band.time.start} ${band.lane?.index} ${band.text}`} band={band} range={range} />
        ))}
      </ul>
    </section>
  );
}

/** A Content-Security-Policy that forbids inline styles still lets scripts set single properties. */
function BandItem({ band: { tone, time, text, lane }, range }: { readonly band: Band; readonly range: Interval }) {
  const item = useRef<HTMLLIElement>(null);
  const whole = range.end - range.start;
  const from = Math.max(0, time.start - range.start) / whole;
  const length = (Math.min(time.end, range.end) - Math.max(time.start, range.start)) / whole;
  useLayoutEffect(() => {
    item.current?.style.setProperty('--from', `${from}`);
    item.current?.style.setProperty('--length', `${length}`);
    item.current?.style.setProperty('--lane', `${lane?.index ?? 0}`);
    item.current?.style.setProperty('--lanes', `${lane?.count ?? 1}`);
  }, [from, length, lane?.index, lane?.count]);
  return (
    <li class={`why-band ${tone}`} ref={item} title={text}>
      {text}
    </li>
  );
}
