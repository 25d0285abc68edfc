import 'sched-booking/react';
import { useCallback, useState } from 'react';
import type { SchedBooking } from 'sched-booking/react';

export function ServerRendered({ name }: { name: string }) {
  const [start, setStart] = useState('');
  const attach = useCallback(
    (element: SchedBooking) => {
      const attached = new AbortController();
      element.prefill = { name };
      element.addEventListener('sched:booking-successful', ({ detail }) => setStart(detail.start), attached);
      return () => attached.abort();
    },
    [name],
  );
  return start ? (
    <p>
      Thank you, {name}! See you on {new Date(start).toDateString()}.
    </p>
  ) : (
    <sched-booking event-type="42" api-base="https://book.example.com/embed/v1" ref={attach}>
      <a href="mailto:ada@example.com">Write to us</a>
    </sched-booking>
  );
}
