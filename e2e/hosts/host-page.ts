/** Addresses a host page may name: of the widget's server, and of its own. */
export type Addresses = { readonly book: string };

/** A page of somebody else's, and what is special about it. */
export type HostPage = {
  readonly name: string;
  readonly headers?: (addresses: Addresses) => Readonly<Record<string, string>>;
  /** What the page does and says before the widget's script. */
  readonly head?: string;
  readonly bodyAttributes?: string;
  readonly language?: string;
  /** `''` for a page in quirks mode. */
  readonly doctype?: string;
  /** The tag that loads the widget's script. */
  readonly script?: (address: string) => string;
  /** Attributes of the element. */
  readonly attributes?: string;
  /** What stands around the element. */
  readonly around?: (element: string) => string;
};

/** Writes a page: a heading and a paragraph of its own, which nothing may change, and the widget between them. */
export function writePage(host: HostPage, { book }: Addresses): string {
  const address = `${book}/sched-booking.js`;
  const script = host.script?.(address) ?? `<script type="module" src="${address}"></script>`;
  const attributes = `event-type="42" ${host.attributes ?? ''}`;
  const element = `<sched-booking ${attributes}><p>Call us: 030 123456</p></sched-booking>`;
  return `${host.doctype ?? '<!doctype html>'}
<html lang="${host.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Somebody’s page</title>
<link rel="icon" href="data:,">
${host.head ?? ''}
${script}
</head>
<body ${host.bodyAttributes ?? ''}>
<h1 id="probe">Somebody’s page</h1>
${host.around?.(element) ?? element}
<p>All of this is the page’s own.</p>
</body>
</html>`;
}
