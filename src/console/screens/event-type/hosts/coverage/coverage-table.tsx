import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EventTypeHost, HostCoverage } from '../../../../../contract/index.ts';
import { type LocalDate, weekdayOf } from '../../../../../time/index.ts';
import { weekdayHeading } from '../../../../formats/index.ts';
import { locale } from '../../../../words/index.ts';
import { words } from '../../words/index.ts';
import { dayText, fillOf, levelOf, levels } from './day-level.ts';
import './coverage.css';

type CoverageTableProps = {
  readonly hosts: readonly HostCoverage[];
  /** The hosts who get no bookings at present. */
  readonly pausedHosts: readonly EventTypeHost[];
};

/** A table with a row for each host and a column for each day, and its legend. */
export function CoverageTable({ hosts, pausedHosts }: CoverageTableProps) {
  const { coverage: texts, hosts: hostTexts } = words.current;
  const days = hosts[0]?.days ?? [];
  return (
    <>
      <div class="coverage-frame">
        <table class="coverage-table" aria-label={texts.title}>
          <thead>
            <tr>
              <th scope="col" class="coverage-host">
                <span class="visually-hidden">{hostTexts.dialog.host}</span>
              </th>
              {days.map(({ date }) => (
                <DayHeading key={date} date={date as LocalDate} /> // the server sends only real dates
              ))}
            </tr>
          </thead>
          <tbody>
            {hosts.map((host) => (
              <tr key={host.user_id}>
                <HostHeading name={host.name} />
                {host.days.map((day) => (
                  <DayCell key={day.date} day={day} />
                ))}
              </tr>
            ))}
            {pausedHosts.map(({ user_id, name }) => (
              <tr key={user_id}>
                <HostHeading name={name} />
                <td colSpan={days.length} class="muted small">
                  {hostTexts.paused}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul class="coverage-legend" aria-hidden="true">
        {levels.map((level) => (
          <li key={level}>
            <span class={`coverage-day ${level}`} />
            {texts.levels[level]}
          </li>
        ))}
      </ul>
    </>
  );
}

function HostHeading({ name }: { readonly name: string }) {
  return (
    <th scope="row" class="coverage-host">
      <span class="coverage-name">
        <bdi>{name}</bdi>
      </span>
    </th>
  );
}

/** The weekday, or on a phone its letter, and the figure of a day. A screen reader reads the whole date. */
function DayHeading({ date }: { readonly date: LocalDate }) {
  const { formats } = locale();
  return (
    <th scope="col">
      <span class="visually-hidden">{formats.dayAndMonth(date)}</span>
      <span aria-hidden="true">
        <span class="coverage-weekday">{weekdayHeading(weekdayOf(date))}</span>
        <span class="coverage-letter">{formats.weekday(date, 'narrow')}</span>
        {formats.dayOfMonth(date)}
      </span>
    </th>
  );
}

/** A Content-Security-Policy that forbids inline styles still lets scripts set single properties. */
function DayCell({ day }: { readonly day: HostCoverage['days'][number] }) {
  const bar = useRef<HTMLSpanElement>(null);
  const fill = fillOf(day);
  useLayoutEffect(() => bar.current?.style.setProperty('--fill', `${fill}`), [fill]);
  const text = dayText(day);
  return (
    <td title={text}>
      <span class="visually-hidden">{text}</span>
      <span class={`coverage-day ${levelOf(day)}`} ref={bar} aria-hidden="true" />
      {day.bookable_minutes > 0 && (
        <span class="coverage-hours" aria-hidden="true">
          {hoursText(day.bookable_minutes)}
        </span>
      )}
    </td>
  );
}

/** Returns `6.5` for six and a half hours, without the unit, which would not fit below a bar. */
function hoursText(minutes: number): string {
  return new Intl.NumberFormat(locale().tag, { maximumFractionDigits: 1 }).format(minutes / 60);
}
