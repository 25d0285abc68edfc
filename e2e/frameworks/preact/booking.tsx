import 'sched-booking/preact';
import { useState } from 'preact/hooks';

export function Booking({ name, layout }: { name: string; layout: 'month' | 'week' }) {
  const [start, setStart] = useState('');
  return start ? (
    <p>
      Thank you, {name}! See you on {new Date(start).toDateString()}.
    </p>
  ) : (
    <sched-booking
      event-type="42"
      api-base="https://book.example.com/embed/v1"
      layout={layout}
      prefill={{ name }}
      onsched:booking-successful={(event) => setStart(event.detail.start)}
    >
      <a href="mailto:ada@example.com">Write to us</a>
    </sched-booking>
  );
}
