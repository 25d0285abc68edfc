import { useState } from 'preact/hooks';
import { clientEndpoints, type Event } from '../../../../contract/index.ts';
import { send } from '../../../data/index.ts';
import { announce, Button, copyText, describeError, Notice, useAction } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { words } from '../words/index.ts';

/** Copies the link with which the invitee changes a booking. It is requested only then: whoever has it can use it. */
export function InviteeLink({ event }: { readonly event: Event }) {
  const texts = words.current.facts;
  const { copied, copyFailed } = shellWords.current;
  const [result, setResult] = useState<{ readonly url: string; readonly isCopied: boolean } | undefined>(undefined);
  const copy = useAction(async () => {
    const { url } = await send(clientEndpoints.issueEventManageLink, { params: { id: event.id } });
    const isCopied = await copyText(url);
    setResult({ url, isCopied });
    announce(isCopied ? copied : copyFailed);
  });
  return (
    <>
      <Button icon={result?.isCopied ? 'check' : 'link'} isBusy={copy.isRunning} onClick={copy.run}>
        {texts.copyInviteeLink}
      </Button>
      <p class="muted small">{texts.inviteeLinkHint}</p>
      {result && <p class="small">{result.isCopied ? copied : copyFailed}</p>}
      {result && !result.isCopied && <code class="address">{result.url}</code>}
      {copy.error !== undefined && <Notice tone="bad">{describeError(copy.error)}</Notice>}
    </>
  );
}
