import type { IssuedApiKey } from '../../../../contract/index.ts';
import { Button, CopyButton, Dialog } from '../../../ui/index.ts';
import { words } from './words/index.ts';

/** A new key, which is shown once, with a command to try it and one to connect an agent. */
export function NewKeyDialog({ apiKey, onClose }: { readonly apiKey: IssuedApiKey; readonly onClose: () => void }) {
  const texts = words.current;
  const { key, name } = apiKey;
  const curl = `curl -H "Authorization: Bearer ${key}" ${location.origin}/v1/event-types`;
  const mcp = JSON.stringify({ url: `${location.origin}/mcp`, headers: { Authorization: `Bearer ${key}` } }, null, 2);
  return (
    <Dialog
      title={texts.created(name)}
      onClose={onClose}
      staysOpen
      actions={
        <Button kind="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <p>{texts.once}</p>
      <CopyBox text={key} label={texts.copyKey} />
      <h3>{texts.curl}</h3>
      <CopyBox text={curl} />
      <h3>{texts.mcp}</h3>
      <CopyBox text={mcp} />
    </Dialog>
  );
}

function CopyBox({ text, label }: { readonly text: string; readonly label?: string }) {
  return (
    <div class="stack">
      <pre class="code-block">{text}</pre>
      <div class="row">
        <CopyButton text={text} {...(label !== undefined && { label })} />
      </div>
    </div>
  );
}
