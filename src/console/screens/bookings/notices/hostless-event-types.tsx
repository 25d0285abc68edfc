import { useData } from '../../../data/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { Notice } from '../../../ui/index.ts';
import { words } from './words/index.ts';

const refreshSeconds = 60;

/** A line about each event type that was turned off because its last host left. */
export function HostlessEventTypes() {
  const own = words.current.hostless;
  const eventTypes = useData('listEventTypes', {}, { refreshSeconds });
  const hostless = eventTypes.state === 'ready' ? eventTypes.data.filter((one) => one.lacks_host) : [];
  return (
    <>
      {hostless.map(({ id, title }) => (
        <Notice key={id} tone="warning" action={<a href={hrefTo(`/event-types/${id}#hosts`)}>{own.solve}</a>}>
          {own.off(title)}
        </Notice>
      ))}
    </>
  );
}
