import { fullName, type User } from '../../../../contract/index.ts';
import { Avatar, Card } from '../../../ui/index.ts';
import { words } from '../words/index.ts';

/** The section about the host of the meetings. */
export function Hosts({ host }: { readonly host: User }) {
  const { hosts, sections } = words.current;
  const name = fullName(host);
  return (
    <Card title={sections.hosts} id="hosts">
      <div class="stack">
        <p class="muted">{hosts.text}</p>
        <p class="row">
          <Avatar name={name} />
          <strong>{name}</strong> <span class="muted">{hosts.you}</span>
        </p>
      </div>
    </Card>
  );
}
