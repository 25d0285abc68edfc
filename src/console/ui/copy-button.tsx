import { useState } from 'preact/hooks';
import { shellWords } from '../words/index.ts';
import { announce } from './announce.tsx';
import { Button } from './button.tsx';

const shownMillis = 2000;

type CopyButtonProps = {
  readonly text: string;
  readonly label?: string;
  readonly kind?: 'primary' | 'plain' | 'quiet';
  /** Copies it in another way than as a text. */
  readonly copy?: (text: string) => Promise<boolean>;
};

/** Copies a text, and says so where the person looks. */
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

/** Copies a text and returns whether that worked: the clipboard needs HTTPS or this machine. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// The way of before the clipboard had an interface: it also works on a plain address in one's own network.
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
