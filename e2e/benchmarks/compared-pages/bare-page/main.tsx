import { signal } from '@preact/signals';
import { QueryClient, QueryObserver } from '@tanstack/query-core';
import { DateTime } from 'luxon';
import { render } from 'preact';

// The least code that shows a month of times with the same packages: no languages, no time zones, no form, no keyboard
// support.

type Slots = Readonly<Record<string, readonly { readonly start: string }[]>>;

const base = '/embed/v1/event-types/42';
const month = DateTime.now().startOf('month');
const dates = { start: month.toISODate(), end: month.plus({ days: 42 }).toISODate(), timezone: 'UTC' };
const slots = signal<Slots>({});

const observer = new QueryObserver(new QueryClient(), {
  queryKey: ['slots', dates],
  queryFn: async (): Promise<Slots> => {
    const [, response] = await Promise.all([
      fetch(base),
      fetch(`${base}/slots?${new URLSearchParams(dates)}`),
      fetch(`${base}/booking-forms`),
    ]);
    return (await response.json()).data.slots;
  },
});
observer.subscribe(({ data }) => {
  slots.value = data ?? {};
});

function Calendar() {
  const byDate = Map.groupBy(Object.values(slots.value).flat(), ({ start }) => DateTime.fromISO(start).toISODate());
  const days = Array.from({ length: 42 }, (_, day) => month.startOf('week').plus({ days: day }));
  return (
    <>
      <h1>{month.toFormat('LLLL yyyy')}</h1>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)' }}>
        {days.map((day) => (
          <button
            key={day.toISODate()}
            type="button"
            class={byDate.has(day.toISODate()) ? 'day open' : 'day'}
            disabled={!byDate.has(day.toISODate())}
          >
            {day.day}
          </button>
        ))}
      </div>
    </>
  );
}

const place = document.querySelector('main');
if (place) render(<Calendar />, place);
