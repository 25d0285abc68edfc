import { useState } from 'preact/hooks';
import type { EventType } from '../../../../contract/index.ts';
import { addDays, localDateAt, parseLocalDate, requireInstant, type ZoneName } from '../../../../time/index.ts';
import { bookingLink, usePublicOrigin } from '../../../booking-links/index.ts';
import { now, useData } from '../../../data/index.ts';
import { capitalized, cityOf, durationText, factsLine, hostZone, timeIn } from '../../../formats/index.ts';
import { Card, CopyButton, Show, TimeZoneField } from '../../../ui/index.ts';
import { locale } from '../../../words/index.ts';
import { words } from '../words/index.ts';
import { copyRich } from './copy-rich.ts';
import { type DayOfTimes, suggestTimes } from './suggest-times.ts';
import { timesAsHtml, timesAsText } from './write-times.ts';

/** The number of days to search, from tomorrow on, and the most days with times to show. */
const searchedDays = 14;
const maxDays = 5;

/**
 * A few times to paste into an email. The host selects them, and each becomes a link that opens the form with that
 * time.
 */
export function TimesCard({ eventType }: { readonly eventType: EventType }) {
  const { times } = words.current;
  const [zone, setZone] = useState(hostZone());
  const start = addDays(localDateAt(now(), zone), 1);
  const slots = useData('getSlots', {
    params: { id: eventType.id },
    query: { start, end: addDays(start, searchedDays - 1), timezone: zone },
  });
  return (
    <Card title={times.title}>
      <div class="stack">
        <p class="muted">{times.text}</p>
        <TimeZoneField label={times.zone} value={zone} onValue={setZone} />
        <Show loaded={slots} rows={3}>
          {({ slots: byDate }) => {
            const days = daysOf(byDate);
            return days.length === 0 ? (
              <p>{times.none}</p>
            ) : (
              <TimesChoice key={`${eventType.id} ${zone}`} eventType={eventType} zone={zone} days={days} />
            );
          }}
        </Show>
      </div>
    </Card>
  );
}

function daysOf(byDate: Readonly<Record<string, readonly { readonly start: string }[]>>): DayOfTimes[] {
  const days = Object.entries(byDate).map(([date, slots]) => ({ date, starts: slots.map(({ start }) => start) }));
  return days.slice(0, maxDays);
}

type TimesChoiceProps = {
  readonly eventType: EventType;
  readonly zone: ZoneName;
  readonly days: readonly DayOfTimes[];
};

function TimesChoice({ eventType, zone, days }: TimesChoiceProps) {
  const { times } = words.current;
  const [selectedStarts, setSelectedStarts] = useState<readonly string[]>(() => suggestTimes(days));
  const toggle = (start: string) =>
    setSelectedStarts((before) =>
      before.includes(start) ? before.filter((one) => one !== start) : [...before, start],
    );
  // Leave out selected times that are no longer free.
  const selectedDays = days
    .map(({ date, starts }) => ({ date, starts: starts.filter((start) => selectedStarts.includes(start)) }))
    .filter(({ starts }) => starts.length > 0);
  const offer = writtenTimes(selectedDays, { eventType, zone, origin: usePublicOrigin() });
  return (
    <>
      {days.map(({ date, starts }) => (
        <fieldset class="times-of-day" key={date}>
          <legend>{headingOf(date)}</legend>
          {starts.map((start) => (
            <button
              type="button"
              key={start}
              aria-pressed={selectedStarts.includes(start)}
              onClick={() => toggle(start)}
            >
              {timeIn(requireInstant(start), zone)}
            </button>
          ))}
        </fieldset>
      ))}
      {selectedDays.length === 0 ? (
        <p class="muted">{times.choose}</p>
      ) : (
        <div class="row">
          <CopyButton
            kind="primary"
            label={times.copy}
            text={timesAsText(offer)}
            copy={(text) => copyRich({ text, html: timesAsHtml(offer) })}
          />
        </div>
      )}
    </>
  );
}

type Offer = { readonly eventType: EventType; readonly zone: ZoneName; readonly origin: string };

function writtenTimes(days: readonly DayOfTimes[], { eventType, zone, origin }: Offer) {
  const { times } = words.current;
  const href = bookingLink(eventType.public_id, origin);
  return {
    title: eventType.title,
    facts: factsLine([durationText(eventType.duration), times.inZone(cityOf(zone))]),
    days: days.map(({ date, starts }) => ({
      heading: headingOf(date),
      times: starts.map((start) => ({
        text: timeIn(requireInstant(start), zone),
        // In UTC, because the plus sign of an offset would mean a space in a query.
        href: `${href}?slot=${new Date(requireInstant(start)).toISOString().slice(0, 16)}Z`,
      })),
    })),
    more: { text: times.more, href },
  };
}

/** Returns the date without "tomorrow", which would be wrong by the time the email is read. */
function headingOf(date: string): string {
  const day = parseLocalDate(date);
  return day ? capitalized(locale().formats.fullDate(day)) : date;
}
