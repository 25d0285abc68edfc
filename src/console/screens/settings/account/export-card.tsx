import { mayDownload } from '../../../data/index.ts';
import { Button, Card, describeError, Notice, useAction } from '../../../ui/index.ts';
import { words } from './words/index.ts';

const path = '/v1/export';

/** Downloads everything of the account, for its owners. The browser writes the file while the server does. */
export function ExportCard() {
  const own = words.current;
  const download = useAction(async () => {
    if (!(await mayDownload(path))) return;
    const link = document.createElement('a');
    link.href = `/console/api${path}`;
    link.download = '';
    document.body.append(link);
    link.click();
    link.remove();
  });
  return (
    <Card title={own.exportTitle}>
      <div class="stack">
        <p class="muted">{own.exportText}</p>
        {download.error !== undefined && <Notice tone="bad">{describeError(download.error)}</Notice>}
        <Button onClick={download.run} isBusy={download.isRunning}>
          {own.exportButton}
        </Button>
      </div>
    </Card>
  );
}
