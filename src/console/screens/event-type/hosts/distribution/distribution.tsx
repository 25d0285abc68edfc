import type { EventTypeDistribution } from '../../../../../contract/index.ts';
import { addDays, addMonths, type LocalDate } from '../../../../../time/index.ts';
import { useData } from '../../../../data/index.ts';
import { Card, Show } from '../../../../ui/index.ts';
import { words } from '../../words/index.ts';
import { DistributionTable } from './distribution-table.tsx';

type DistributionProps = {
  readonly eventTypeId: number;
  readonly hostCount: number;
};

/** Shows which share of the meetings each of several hosts should have got, and which they got. */
export function Distribution({ eventTypeId, hostCount }: DistributionProps) {
  const isEnabled = hostCount > 0;
  const result = useData('getEventTypeDistribution', { params: { id: eventTypeId } }, { isEnabled });
  if (!isEnabled) return null;
  return (
    <Card title={words.current.distribution.title}>
      <Show loaded={result} rows={hostCount}>
        {(current) => <Months eventTypeId={eventTypeId} current={current} />}
      </Show>
    </Card>
  );
}

type MonthsProps = { readonly eventTypeId: number; readonly current: EventTypeDistribution };

function Months({ eventTypeId, current }: MonthsProps) {
  const texts = words.current.distribution;
  const month = current.from as LocalDate; // the server sends only real dates
  const query = { from: addMonths(month, -1), to: addDays(month, -1) };
  const previous = useData('getEventTypeDistribution', { params: { id: eventTypeId }, query });
  const isRecounted = current.hosts.some(({ assigned, counted }) => counted < assigned);
  return (
    <div class="stack">
      <p class="muted">{texts.text}</p>
      <Show loaded={previous} rows={current.hosts.length}>
        {(earlier) => <DistributionTable months={[current, earlier]} />}
      </Show>
      {isRecounted && <p class="hint">{texts.recounted}</p>}
    </div>
  );
}
