import { consoleRecorder } from './console-recorder.ts';

/** Addresses an embedding page may name: of the widget's server, and of its own. */
export type Addresses = { readonly book: string };

/** An embedding page, and what is special about it. */
export type EmbeddingPage = {
  readonly name: string;
  readonly headers?: (addresses: Addresses) => Readonly<Record<string, string>>;
  /** Whether it is written as XML, and read as such. */
  readonly isXml?: boolean;
  /** What the page does and says before the widget's script. */
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
  /** What the page does before anything can be booked in it: it opens a dialog, or loads the script at last. */
  readonly open?: string;
  /** Whether it is drawn in another size than its own: the driver of WebKit clicks beside what it means there. */
  readonly isZoomed?: boolean;
  /** Whether the page is of an insecure origin, as most of a plain HTTP web is. */
  readonly isInsecure?: boolean;
};

/**
 * Writes a page: a heading and a paragraph of its own, which nothing may change, and the widget between them. A bare
 * one names a script that is not there.
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
<title>Somebody’s page</title>
<link rel="icon" href="data:," />
${embeddingPage.head ?? ''}
${script}
</head>
<body ${embeddingPage.bodyAttributes ?? ''}>
<h1 id="probe">Somebody’s page</h1>
${embeddingPage.around?.(element) ?? element}
<p id="after">All of this is the page’s own.</p>
</body>
</html>`;
}
