import type { EventType } from '../../../../contract/index.ts';
import { type Instant, isZoneName, parseInstant } from '../../../../time/index.ts';
import { eventTypeChoices } from '../../../colleagues/index.ts';
import { useData } from '../../../data/index.ts';
import { cityOf, durationText } from '../../../formats/index.ts';
import { inviteeTimeAt } from '../../../meetings/index.ts';
import { Field, Select, useAnnouncement } from '../../../ui/index.ts';
import { TimeChoice } from '../choose-time/index.ts';
import { momentIn } from '../moment.ts';
import { words as bookingWords } from '../words/index.ts';
import type { BookingDraft } from './use-new-booking.ts';
import { words } from './words/index.ts';

type TimeFieldsProps = {
  readonly eventTypes: readonly EventType[];
  readonly booking: BookingDraft;
  /** The invitee's zone. */
  readonly zone: string;
  readonly onChange: (change: Partial<BookingDraft>) => void;
};

/** Fields for the event type, the length and the time. Another event type or length has other times. */
export function TimeFields({ eventTypes, booking, zone, onChange }: TimeFieldsProps) {
  const texts = words.current;
  const { eventType, duration, time } = booking;
  const hosts = useData('listEventTypeHosts', { params: { id: eventType.id } });
  const hasTurns = hosts.state === 'ready' && hosts.data.length > 1;
  const { durations } = eventType;
  const start = time && parseInstant(time.start);
  return (
    <div class="stack">
      <Field label={texts.eventType} hint={hasTurns ? texts.turns : undefined}>
        {(control) => (
          <Select
            {...control}
            value={`${eventType.id}`}
            choices={eventTypeChoices(eventTypes)}
            onValue={(id) => {
              const next = eventTypes.find((one) => `${one.id}` === id) ?? eventType;
              onChange({ eventType: next, duration: next.duration, time: undefined });
            }}
          />
        )}
      </Field>
      {durations && (
        <Field label={texts.length}>
          {(control) => (
            <Select
              {...control}
              value={`${duration}`}
              choices={durations.map((minutes) => ({ value: `${minutes}`, label: durationText(minutes) }))}
              onValue={(minutes) => onChange({ duration: Number(minutes), time: undefined })}
            />
          )}
        </Field>
      )}
      <TimeChoice
        key={`${eventType.id} ${duration}`}
        eventType={eventType}
        duration={duration}
        except={undefined}
        selected={time}
        onSelect={(next) => onChange({ time: next })}
      />
      {start !== undefined && <TimeSummary start={start} zone={zone} />}
    </div>
  );
}

/** The chosen time in words, and the invitee's clock if it differs. */
function TimeSummary({ start, zone }: { readonly start: Instant; readonly zone: string }) {
  const moment = momentIn(start);
  const there = isZoneName(zone) ? inviteeTimeAt(start, zone) : undefined;
  const inZone = there && bookingWords.current.slots.chosen(there, cityOf(zone));
  useAnnouncement(inZone ? `${moment} ${inZone}` : moment);
  return (
    <p class="chosen">
      <strong>{moment}</strong>
      {inZone && <span class="muted small"> {inZone}</span>}
    </p>
  );
}
