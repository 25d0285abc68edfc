import type { Availability } from '../../../contract/index.ts';
import { hrefTo } from '../../routing/index.ts';
import { words } from './words/index.ts';

type ScheduleLinksProps = { readonly schedules: readonly Availability[]; readonly current: Availability };

/** Links to all schedules, if there are several. */
export function ScheduleLinks({ schedules, current }: ScheduleLinksProps) {
  if (schedules.length < 2) return null;
  return (
    <nav class="schedule-links" aria-label={words.current.schedules}>
      <ul>
        {schedules.map(({ id, name }) => (
          <li key={id}>
            <a href={hrefTo(`/availability/${id}`)} aria-current={id === current.id ? 'page' : undefined}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
