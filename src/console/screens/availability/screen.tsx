import { useState } from 'preact/hooks';
import { useNamedSchedules } from '../../colleagues/index.ts';
import { useData } from '../../data/index.ts';
import { hrefTo, type ScreenComponent } from '../../routing/index.ts';
import { Button, EmptyState, LinkButton, Screen as Page, Show } from '../../ui/index.ts';
import { DeletedNotice } from './deleted-notice.tsx';
import { NewScheduleDialog } from './name-dialogs.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';
import { words } from './words/index.ts';
import './availability.css';

/** The schedules of the account, one of them to be edited. */
export const Screen: ScreenComponent = ({ params }) => {
  const schedules = useData('listAvailabilities');
  const namedSchedules = useNamedSchedules(schedules.state === 'ready' ? schedules.data : []);
  if (schedules.state !== 'ready') {
    return (
      <Page title={words.current.title}>
        <Show loaded={schedules} rows={7}>
          {() => null}
        </Show>
      </Page>
    );
  }
  const { data } = schedules;
  // One's own come first, the default one before the others.
  const id = params.id ?? String(namedSchedules[0]?.id);
  const schedule = data.find((one) => String(one.id) === id);
  if (schedule) return <ScheduleEditor key={schedule.id} schedule={schedule} all={namedSchedules} />;
  return data.length === 0 ? <NoSchedule /> : <Gone />;
};

function NoSchedule() {
  const texts = words.current;
  const [isNew, setNew] = useState(false);
  return (
    <Page title={texts.title}>
      <DeletedNotice />
      <EmptyState
        title={texts.empty}
        action={
          <Button kind="primary" icon="plus" onClick={() => setNew(true)}>
            {texts.newSchedule}
          </Button>
        }
      >
        {texts.emptyText}
      </EmptyState>
      {isNew && <NewScheduleDialog onClose={() => setNew(false)} />}
    </Page>
  );
}

function Gone() {
  const texts = words.current;
  return (
    <Page title={texts.title}>
      <EmptyState title={texts.gone} action={<LinkButton href={hrefTo('/availability')}>{texts.toDefault}</LinkButton>}>
        {texts.goneText}
      </EmptyState>
    </Page>
  );
}
