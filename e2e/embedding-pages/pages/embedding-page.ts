import { consoleRecorder } from './console-recorder.ts';

/** The addresses that an embedding page may use. */
export type Addresses = { readonly book: string };

/** An embedding page, and what is special about it. */
export type EmbeddingPage = {
  readonly name: string;
  readonly headers?: (addresses: Addresses) => Readonly<Record<string, string>>;
  /** Whether it is written and served as XML. */
  readonly isXml?: boolean;
  /** Markup and scripts before the widget's script. */
  readonly head?: string;
  readonly htmlAttributes?: string;
  readonly bodyAttributes?: string;
  readonly language?: string;
  /** `''` for a page in quirks mode. */
  readonly doctype?: string;
  /** The tag that loads the widget's script. */
  readonly script?: (address: string) => string;
  /** Attributes of the element. */
  readonly attributes?: string;
  /** Wraps the element in markup of the page. */
  readonly around?: (element: string) => string;
  /** Steps before anything can be booked in the page, such as opening a dialog or loading the script. */
  readonly open?: string;
  /** Whether the page is scaled. In such a page the driver of WebKit clicks at the wrong position. */
  readonly isZoomed?: boolean;
  /** Whether the page has an insecure origin, such as a page on plain HTTP. */
  readonly isInsecure?: boolean;
};

/**
 * Writes a page: a heading, the widget and a paragraph. Nothing may change the page's own elements. In a bare page, the
 * script of the widget does not exist.
 */
export function writePage(embeddingPage: EmbeddingPage, { book }: Addresses, isBare = false): string {
  const address = `${book}/${isBare ? 'sched-missing' : 'sched-booking'}.js`;
  const script = embeddingPage.script?.(address) ?? `<script type="module" src="${address}"></script>`;
  const attributes = `event-type="42" ${embeddingPage.attributes ?? ''}`;
  const element = `<sched-booking ${attributes}><p>Call us: 030 123456</p></sched-booking>`;
  const own = `lang="${embeddingPage.language ?? 'en'}"${embeddingPage.isXml ? ' xmlns="http://www.w3.org/1999/xhtml"' : ''}`;
  return `${embeddingPage.doctype ?? '<!DOCTYPE html>'}
<html ${own} ${embeddingPage.htmlAttributes ?? ''}>
<head>
<meta charset="utf-8" />
<script>${consoleRecorder}</script>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Someone’s page</title>
<link rel="icon" href="data:," />
${embeddingPage.head ?? ''}
${script}
</head>
<body ${embeddingPage.bodyAttributes ?? ''}>
<h1 id="probe">Someone’s page</h1>
${embeddingPage.around?.(element) ?? element}
<p id="after">All of this is the page’s own.</p>
</body>
</html>`;
}
