import { useData } from '../../../data/index.ts';
import { hrefTo } from '../../../routing/index.ts';
import { signedIn } from '../../../session/index.ts';
import { Notice } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** A line about each event type that was turned off because its last host left. */
export function HostlessEventTypes() {
  const texts = words.current.hostless;
  const eventTypes = useData('listEventTypes');
  const hostless = eventTypes.state === 'ready' ? eventTypes.data.filter((one) => one.lacks_host) : [];
  // A member may not choose hosts: a type of theirs that they turn on is hosted by themselves.
  const [solve, section] = signedIn().role === 'member' ? [texts.solveAlone, ''] : [texts.solve, '#hosts'];
  return (
    <>
      {hostless.map(({ id, title }) => (
        <Notice key={id} tone="warning" action={<a href={hrefTo(`/event-types/${id}${section}`)}>{solve}</a>}>
          {texts.off(title)}
        </Notice>
      ))}
    </>
  );
}
