import type { Location } from '../../contract/index.ts';
import { CopyButton, LinkButton } from '../ui/index.ts';
import { shellWords } from '../words/index.ts';
import { readLocation } from './read-location.ts';

type LocationActionProps = { readonly location: Location | null; readonly kind?: 'primary' | 'plain' };

/** The one action for the place of a meeting: join, call, or copy the address. */
export function LocationAction({ location, kind = 'plain' }: LocationActionProps) {
  if (!location) return null;
  const { meeting } = shellWords.current;
  const { type, text, href } = readLocation(location);
  if (href?.startsWith('tel:')) {
    return (
      <LinkButton kind={kind} icon="phone" href={href}>
        {meeting.call}
      </LinkButton>
    );
  }
  if (href) {
    return (
      <LinkButton kind={kind} icon={type === 'video' ? 'video' : 'external'} href={href} isExternal>
        {type === 'video' ? meeting.join : meeting.openLink}
      </LinkButton>
    );
  }
  return text ? <CopyButton text={text} label={meeting.copyPlace} kind={kind} /> : null;
}
