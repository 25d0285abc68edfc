import { createRef } from 'react';
import type { PageEventMap, SchedBooking, SchedBookingProps } from 'sched-booking/react';

const element = createRef<SchedBooking>();
const report = (event: PageEventMap['sched:error']) => event.detail.retryAfter?.toFixed();

export const right = [
  <sched-booking key="1" ref={element} event-type={42} hour-cycle="h23" week-start={6} timezone-lock duration="30" />,
  <sched-booking key="2" ref={(it) => it?.goTo({ month: '2026-12' })} eventType="42" weekStart="6" dryRun={false} />,
  <sched-booking key="3" prefill-email="ada@example.org" metadata-campaign={7} metadata={{ campaign: 'spring' }} />,
  <sched-booking
    key="4"
    prefill={{ plan: { value: 'Pro', hidden: true }, guests: ['ada@example.org'] }}
    messages={null}
  />,
  <sched-booking key="5" messages={{ nextMonth: 'Onwards' }} layout={undefined} theme="dark" mode="button" />,
  <sched-booking
    key="6"
    id="a"
    className="b"
    style={{ minHeight: 400 }}
    lang="de"
    hidden
    aria-label="Book"
    data-a="1"
  />,
  <sched-booking key="7" class="b" onClick={(event) => event.currentTarget.refresh()}>
    <p>Call us</p>
  </sched-booking>,
  <sched-booking key="8" onsched:error={report} onsched:submitCapture={(event) => event.preventDefault()} />,
  <sched-booking key="9" onsched:no-slots={({ detail }) => detail.nextAvailable?.slice(0, 10)} />,
  <sched-booking
    key="10"
    onsched:ready={({ currentTarget }) => currentTarget.open()}
    onsched:date-select={undefined}
  />,
  <sched-booking key="11" {...{ 'onsched:error': report }} />,
];

export const wrong = [
  // @ts-expect-error: there is no such layout
  <sched-booking key="1" layout="weekly" />,
  // @ts-expect-error: nor such a clock, by the name of the attribute
  <sched-booking key="2" hour-cycle="12" />,
  // @ts-expect-error: nor an eighth day
  <sched-booking key="3" weekStart={7} />,
  // @ts-expect-error: there is no such property
  <sched-booking key="4" eventTyp="42" />,
  // @ts-expect-error: an answer is text, or a list of it
  <sched-booking key="5" prefill={{ email: 42 }} />,
  // @ts-expect-error: there are no such words
  <sched-booking key="6" messages={{ nextMoth: 'Onwards' }} />,
  // @ts-expect-error: the listener expects another event
  <sched-booking key="7" onsched:ready={report} />,
  // @ts-expect-error: a booking has no such part
  <sched-booking key="8" onsched:booking-successful={({ detail }) => detail.starts} />,
  // @ts-expect-error: a listener is a function
  <sched-booking key="9" onsched:ready="alert()" />,
  // @ts-expect-error: another element
  <sched-booking key="10" ref={createRef<HTMLInputElement>()} />,
];

export type Name = keyof SchedBookingProps;
