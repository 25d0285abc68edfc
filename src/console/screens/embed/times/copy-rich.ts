import { copyText } from '../../../ui/index.ts';

type Rich = { readonly text: string; readonly html: string };

/** Copies a text with its links, or as plain text if the browser supports nothing else. Returns whether it worked. */
export async function copyRich({ text, html }: Rich): Promise<boolean> {
  try {
    const content = { 'text/plain': blobOf(text, 'text/plain'), 'text/html': blobOf(html, 'text/html') };
    await navigator.clipboard.write([new ClipboardItem(content)]);
    return true;
  } catch {
    return copyText(text);
  }
}

function blobOf(content: string, type: string): Blob {
  return new Blob([content], { type });
}
