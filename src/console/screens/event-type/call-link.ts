import type { EventType } from '../../../contract/index.ts';
import { withColon } from '../../formats/index.ts';
import { completeLink, isLink, TranslatedError } from '../../ui/index.ts';
import { shellWords } from '../../words/index.ts';
import { words } from './words/index.ts';

/**
 * Returns changes with a complete link to the call: Ctrl-S saves before its field is left. A link that the host did not
 * change stays as it is, because the API accepts any text.
 *
 * @throws TranslatedError if a new link cannot be opened
 */
export function withCallLink<Changes extends Partial<EventType>>(
  changes: Changes,
  before: Pick<EventType, 'location'>,
): Changes {
  const { location } = changes;
  if (location?.type !== 'video' || location.value === '') return changes;
  if (before.location?.type === 'video' && before.location.value === location.value) return changes;
  const value = completeLink(location.value);
  if (!isLink(value)) {
    throw new TranslatedError(withColon(words.current.labels.location, shellWords.current.failed.fields.address));
  }
  return { ...changes, location: { ...location, value } };
}
