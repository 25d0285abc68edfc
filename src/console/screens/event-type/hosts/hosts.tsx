import type { Availability, EventTypeHost, EventTypeLocation, User } from '../../../../contract/index.ts';
import type { LoadState } from '../../../data/index.ts';
import { factsLine } from '../../../formats/index.ts';
import { Card, Show, useRowFocus } from '../../../ui/index.ts';
import type { SectionProps } from '../sections/index.ts';
import type { EditedHost } from '../settings.ts';
import { words } from '../words/index.ts';
import { AddHost } from './add-host.tsx';
import { HostName } from './host-name.tsx';
import { HostRow } from './host-row.tsx';
import { aboutHost, shareText } from './hosts-text.ts';
import { useHostErrors } from './use-host-errors.ts';
import { type Team, useTeam } from './use-team.ts';
import { withoutHost } from './without-host.ts';

type HostsProps = SectionProps & {
  readonly publicId: string;
  /** The hosts as they are saved. */
  readonly savedHosts: LoadState<readonly EventTypeHost[]>;
  readonly me: User;
  readonly schedules: readonly Availability[];
};

/** The section about who hosts the meetings. */
export function Hosts({ publicId, savedHosts, me, ...rest }: HostsProps) {
  const team = useTeam(me, publicId);
  return (
    <Card title={words.current.sections.hosts} id="hosts">
      <Show loaded={savedHosts} rows={1}>
        {(current) => <HostList {...rest} savedHosts={current} myId={me.id} team={team} />}
      </Show>
    </Card>
  );
}

type HostListProps = Omit<HostsProps, 'publicId' | 'savedHosts' | 'me'> & {
  readonly savedHosts: readonly EventTypeHost[];
  readonly myId: number;
  readonly team: Team;
};

function HostList({ draft, error, savedHosts, schedules, myId, team }: HostListProps) {
  const { hosts: texts } = words.current;
  const { hosts, location } = draft.value;
  const listProps = useRowFocus();
  const errorsOf = useHostErrors(error, hosts);
  const set = (next: readonly EditedHost[]) => draft.set({ hosts: next });
  const isAlone = hosts.length === 0;
  return (
    <div class="stack">
      <p class="muted">{isAlone ? texts.text : texts.turns}</p>
      {isAlone && team.own && <HostName name={team.own.name} isMe={team.own.user_id === myId} />}
      {!isAlone && (
        <ul class="hosts" {...listProps}>
          {hosts.map((host) => {
            const { user_id: id, name } = host;
            const meetingCount = savedHosts.find((one) => one.user_id === id)?.assigned;
            if (!team.isStaff) {
              const meetings = meetingCount !== undefined && texts.meetings(meetingCount);
              return (
                <li key={id} class="host-name">
                  <HostName name={name} isMe={id === myId} />
                  <span class="muted small">{factsLine([...aboutHost(host, { hosts, schedules }), meetings])}</span>
                </li>
              );
            }
            return (
              <HostRow
                key={id}
                host={host}
                meetingCount={meetingCount}
                schedules={schedules}
                isMe={id === myId}
                share={shareText(host, hosts)}
                errors={errorsOf(id)}
                onChange={(change) => set(hosts.map((one) => (one === host ? { ...one, ...change } : one)))}
                onRemove={() => set(withoutHost(hosts, { id, ownId: team.own?.user_id }))}
              />
            );
          })}
        </ul>
      )}
      {!isAlone && location && isOnePlace(location) && <p class="hint">{texts.place(location.value)}</p>}
      {!isAlone && team.isStaff && <p class="hint">{texts.recount}</p>}
      <AddHost hosts={hosts} team={team} schedules={schedules} onHosts={set} />
    </div>
  );
}

/**
 * Whether the bookings of every host have the same place. A link with `{id}` is another one for each booking, and the
 * section about the place says that several hosts cannot share a place of one of them.
 */
function isOnePlace({ value, is_personal: isPersonal }: EventTypeLocation): boolean {
  return value !== '' && !isPersonal && !value.includes('{id}');
}
