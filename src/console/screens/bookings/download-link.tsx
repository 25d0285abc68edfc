import type { Query } from '../../../api/index.ts';
import { downloadUrl } from '../../data/index.ts';
import { Icon } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** Downloads all bookings that match, not only those on the pages that have been loaded. */
export function DownloadLink({ query }: { readonly query: Query }) {
  return (
    <a class="button quiet download" href={downloadUrl('/v1/events.csv', query)} download>
      <Icon name="download" />
      {words.current.download}
    </a>
  );
}
