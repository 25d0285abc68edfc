import { useState } from 'preact/hooks';
import { type Availability, limits } from '../../../../contract/index.ts';
import { Button } from '../../../ui/index.ts';
import type { EditedHost } from '../settings.ts';
import { words } from '../words/index.ts';
import { AddHostDialog } from './add-host-dialog.tsx';
import { colleagueAsHost, type Team } from './use-team.ts';

type AddHostProps = {
  readonly hosts: readonly EditedHost[];
  readonly team: Team;
  readonly schedules: readonly Availability[];
  readonly onHosts: (hosts: readonly EditedHost[]) => void;
};

/** The button that adds a host, if there is anyone left to add. */
export function AddHost({ hosts, team, schedules, onHosts }: AddHostProps) {
  const texts = words.current.hosts;
  const [isAsking, setAsking] = useState(false);
  const isAlone = hosts.length === 0;
  // The event type's own host is added with the first colleague. Later, anyone not in the list can be chosen.
  const others = team.colleagues.filter(({ id }) =>
    isAlone ? id !== team.own?.user_id : hosts.every((host) => host.user_id !== id),
  );
  if (others.length === 0 || hosts.length >= limits.eventTypeHosts) return null;
  const before = isAlone && team.own && team.canOwnHost ? [team.own] : hosts;
  return (
    <div class="group">
      <Button icon="plus" onClick={() => setAsking(true)}>
        {texts.add}
      </Button>
      {isAlone && <p class="hint">{texts.addHint}</p>}
      {isAsking && (
        <AddHostDialog
          colleagues={others}
          onAdd={(member) => onHosts([...before, colleagueAsHost(member, schedules)])}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
