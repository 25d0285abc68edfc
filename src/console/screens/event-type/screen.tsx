import { useData } from '../../data/index.ts';
import { Show } from '../../ui/index.ts';
import { Editor } from './editor.tsx';
import './event-type.css';

/** Everything about one kind of meeting, on one page. */
export function Screen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { id = '' } = params;
  const eventType = useData('getEventType', { params: { id } });
  const fields = useData('listBookingFormFields', { params: { eventType: id } });
  const schedules = useData('listAvailabilities');
  const host = useData('getCurrentUser');
  return (
    <Show loaded={eventType} rows={6}>
      {(known) => (
        <Show loaded={fields} rows={6}>
          {(form) => (
            <Show loaded={host} rows={6}>
              {(user) => (
                <Editor
                  eventType={known}
                  fields={form}
                  host={user}
                  schedules={schedules.state === 'ready' ? schedules.data : []}
                />
              )}
            </Show>
          )}
        </Show>
      )}
    </Show>
  );
}
