import { downloadUrl, mayDownload } from '../../../data/index.ts';
import { Button, Card, describeError, Notice, useAction } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** Downloads all data of the account, for owners. The browser saves the file while the server is still writing it. */
export function ExportCard() {
  const texts = words.current;
  const download = useAction(async () => {
    const url = downloadUrl('/v1/export');
    if (!(await mayDownload(url))) return;
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    document.body.append(link);
    link.click();
    link.remove();
  });
  return (
    <Card title={texts.exportTitle}>
      <div class="stack">
        <p class="muted">{texts.exportText}</p>
        {download.error !== undefined && <Notice tone="bad">{describeError(download.error)}</Notice>}
        <Button onClick={download.run} isBusy={download.isRunning}>
          {texts.exportButton}
        </Button>
      </div>
    </Card>
  );
}
