import { isOutdated } from '../data/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { shellWords } from '../words/index.ts';
import { isOnline } from './connection.ts';

/**
 * Notices about the whole page: no connection, or a newer version on the server. The live region is there before its
 * text, so that screen readers read it.
 */
export function Banners() {
  const words = shellWords.current;
  return (
    <div class="banners" role="status">
      {!isOnline.value && <Notice tone="warning">{words.offline}</Notice>}
      {isOutdated.value && (
        <Notice tone="plain" action={<Button onClick={() => location.reload()}>{words.reload}</Button>}>
          {words.newVersion}
        </Notice>
      )}
    </div>
  );
}
