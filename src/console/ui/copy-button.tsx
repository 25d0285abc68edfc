import { useState } from 'preact/hooks';
import { shellWords } from '../words/index.ts';
import { announce } from './announce.tsx';
import { Button } from './button.tsx';

const shownMillis = 2000;

type CopyButtonProps = {
  readonly text: string;
  readonly label?: string;
  readonly kind?: 'primary' | 'plain' | 'quiet';
  /** Copies in another way than as plain text. @default copies the text */
  readonly copy?: (text: string) => Promise<boolean>;
};

/** Copies a text, and says so on the button. */
export function CopyButton({ text, label = shellWords.current.copy, kind = 'plain', ...rest }: CopyButtonProps) {
  const { copy: put = copyText } = rest;
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const words = shellWords.current;
  async function copy(): Promise<void> {
    const isCopied = await put(text);
    setState(isCopied ? 'copied' : 'failed');
    announce(isCopied ? words.copied : words.copyFailed);
    setTimeout(() => setState('idle'), shownMillis);
  }
  return (
    <>
      <Button kind={kind} icon={state === 'copied' ? 'check' : 'link'} onClick={copy}>
        {state === 'copied' ? words.copied : label}
      </Button>
      {state === 'failed' && <p class="hint">{words.copyFailed}</p>}
    </>
  );
}

/** Copies a text. Returns whether it worked: the clipboard requires HTTPS or localhost. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// The older command also works over plain HTTP, as on a local network.
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
