import { isOutdated, isRefreshFailing, queryClient } from '../data/index.ts';
import { Button, Notice } from '../ui/index.ts';
import { shellWords } from '../words/index.ts';
import { isOnline } from './connection.ts';

/**
 * Notices about the whole page: no connection, data that could not be read again, or a newer version on the server.
 * The live region is there before its text, so that screen readers read it.
 */
export function Banners() {
  const words = shellWords.current;
  return (
    <div class="banners" role="status">
      {!isOnline.value && <Notice tone="warning">{words.offline}</Notice>}
      {isOnline.value && isRefreshFailing.value && (
        <Notice tone="warning" action={<Button onClick={readAgain}>{words.tryAgain}</Button>}>
          {words.notRefreshed}
        </Notice>
      )}
      {isOutdated.value && (
        <Notice tone="plain" action={<Button onClick={() => location.reload()}>{words.reload}</Button>}>
          {words.newVersion}
        </Notice>
      )}
    </div>
  );
}

function readAgain(): void {
  void queryClient.invalidateQueries();
}
