import { useNamedSchedules } from '../../colleagues/index.ts';
import { useData } from '../../data/index.ts';
import { hrefTo } from '../../routing/index.ts';
import { LoadError, Screen as Page, Skeleton } from '../../ui/index.ts';
import { Editor } from './editor.tsx';
import { words } from './words/index.ts';
import './event-type.css';

/** All settings of an event type, on one page. */
export function Screen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { id = '' } = params;
  const eventType = useData('getEventType', { params: { id } });
  const fields = useData('listBookingFormFields', { params: { eventType: id } });
  const hosts = useData('listEventTypeHosts', { params: { id } });
  const schedules = useData('listAvailabilities');
  const namedSchedules = useNamedSchedules(schedules.state === 'ready' ? schedules.data : []);
  const me = useData('getCurrentUser');
  if (eventType.state === 'ready' && fields.state === 'ready' && me.state === 'ready') {
    return (
      <Editor eventType={eventType.data} fields={fields.data} hosts={hosts} me={me.data} schedules={namedSchedules} />
    );
  }
  const { parent } = words.current;
  const missing = [eventType, fields, me].find(({ state }) => state === 'failed') ?? eventType;
  return (
    <Page title={parent} parent={{ label: parent, href: hrefTo('/event-types') }}>
      {missing.state === 'failed' ? <LoadError error={missing.error} retry={missing.retry} /> : <Skeleton rows={6} />}
    </Page>
  );
}
