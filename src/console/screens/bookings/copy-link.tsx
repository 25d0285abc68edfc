import { useData } from '../../data/index.ts';
import { CopyButton } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** Copies the address of the page where people book with the host. */
export function CopyLink() {
  const profile = useData('getCurrentUser');
  if (profile.state !== 'ready') return null;
  // If a service does not know its own address, use this page's origin.
  const { booking_page = `${location.origin}/${profile.data.username}` } = profile.data;
  return <CopyButton text={booking_page} label={words.current.copyLink} kind="primary" />;
}
