import type { EventType } from '../../../contract/index.ts';
import { isZoneName, type LocalDate, localDateAt, parseLocalDate, type ZoneName } from '../../../time/index.ts';
import { now, useData } from '../../data/index.ts';
import { hostZone } from '../../formats/index.ts';
import { currentRoute, hrefTo, navigate, setQuery } from '../../routing/index.ts';
import { Card, LinkButton, Notice, Screen as Page, Show } from '../../ui/index.ts';
import { locale } from '../../words/index.ts';
import { DayColumns } from './day-column.tsx';
import { Starts } from './starts.tsx';
import { Toolbar } from './toolbar.tsx';
import { useExplanationContext } from './use-explanation-context.ts';
import { words } from './words/index.ts';
import './why.css';

type ScreenProps = { readonly params: Readonly<Record<string, string>> };

/** Explains each start of a day: offered, or why not. The server uses the same rules to offer it. */
export function Screen({ params }: ScreenProps) {
  const texts = words.current;
  const { query } = currentRoute();
  // The day is in the query, because a separate path would be a separate page.
  const date = parseLocalDate(query.get('date') ?? params.date ?? '') ?? localDateAt(now(), hostZone());
  const requestedZone = query.get('zone') ?? '';
  const zone = isZoneName(requestedZone) ? requestedZone : hostZone();
  const id = params.eventType ?? '';
  const eventTypes = useData('listEventTypes', { query: { archived: 'false' } });
  const all = eventTypes.state === 'ready' ? eventTypes.data : undefined;
  const currentType = all?.find((one) => `${one.id}` === id);
  // An archived event type may still have bookings to reschedule, which link to this screen.
  const other = useData('getEventType', { params: { id } }, { isEnabled: all !== undefined && !currentType });
  const eventType = currentType ?? (other.state === 'ready' ? other.data : undefined);
  return (
    <Page title={texts.title} parent={{ label: texts.parent, href: hrefTo('/event-types') }}>
      <Show loaded={eventTypes} rows={6}>
        {(current) => (
          <>
            <Toolbar
              eventTypes={currentType || !eventType ? current : [...current, eventType]}
              eventTypeId={eventType ? id : ''}
              date={date}
              zone={zone}
              onEventType={(next) => navigate(`/why/${next}/${date}?zone=${encodeURIComponent(zone)}`)}
              onDate={(next) => setQuery({ date: next })}
              onZone={(next) => setQuery({ zone: next })}
            />
            {eventType ? (
              <Explanation eventType={eventType} date={date} zone={zone} />
            ) : (
              <Show loaded={other} rows={8}>
                {() => null}
              </Show>
            )}
          </>
        )}
      </Show>
    </Page>
  );
}

type ExplanationProps = { readonly eventType: EventType; readonly date: LocalDate; readonly zone: ZoneName };

function Explanation({ eventType, date, zone }: ExplanationProps) {
  const texts = words.current;
  const { id } = eventType;
  const result = useData('explainSlots', { params: { id }, query: { date, timezone: zone } });
  const context = useExplanationContext({ eventType, zone });
  return (
    <Show loaded={result} rows={8}>
      {(explanation) => (
        <>
          {explanation.reason === 'inactive' && (
            <Notice
              tone="warning"
              action={<LinkButton href={hrefTo(`/event-types/${id}`)}>{texts.editEventType}</LinkButton>}
            >
              {texts.inactive}
            </Notice>
          )}
          {explanation.reason === 'no_schedule' && (
            <Notice tone="warning" action={<LinkButton href={hrefTo('/availability')}>{texts.editHours}</LinkButton>}>
              {texts.noSchedule}
            </Notice>
          )}
          <div class="why">
            <Card title={texts.day}>
              <DayColumns explanation={explanation} context={context} />
            </Card>
            <Card title={texts.starts(locale().formats.dayAndMonth(date))}>
              <Starts explanation={explanation} context={context} />
            </Card>
          </div>
        </>
      )}
    </Show>
  );
}
