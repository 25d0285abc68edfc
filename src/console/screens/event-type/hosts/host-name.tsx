import { Avatar } from '../../../ui/index.ts';
import { words } from '../words/index.ts';

type HostNameProps = {
  readonly name: string;
  /** Whether it is the person who is signed in. */
  readonly isMe: boolean;
  readonly id?: string;
};

/** The name of a host. */
export function HostName({ name, isMe, id }: HostNameProps) {
  return (
    <p class="row">
      <Avatar name={name} />
      <strong id={id}>
        <bdi>{name}</bdi>
      </strong>
      {isMe && <span class="muted">{words.current.hosts.you}</span>}
    </p>
  );
}
