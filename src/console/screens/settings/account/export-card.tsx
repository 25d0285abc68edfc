import { now } from '../../../data/index.ts';
import { challenge, signedIn } from '../../../session/index.ts';
import { Button, Card, useAction } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** So long must a proof last still, or the download could come too late for it. */
const leastMillis = 60_000;

/** Downloads everything of the account, for its owners. The browser writes the file while the server does. */
export function ExportCard() {
  const own = words.current;
  const download = useAction(async () => {
    const provenMillis = Date.parse(signedIn().proven_until) - now();
    if (provenMillis < leastMillis && !(await challenge('prove'))) return;
    const link = document.createElement('a');
    link.href = '/console/api/v1/export';
    link.download = '';
    document.body.append(link);
    link.click();
    link.remove();
  });
  return (
    <Card title={own.exportTitle}>
      <div class="stack">
        <p class="muted">{own.exportText}</p>
        <Button onClick={download.run} isBusy={download.isRunning}>
          {own.exportButton}
        </Button>
      </div>
    </Card>
  );
}
