/** An element of a document, its name without a prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text directly in it. */
  readonly text: string;
};

type Open = { name: string; attributes: Map<string, string>; children: XmlElement[]; text: string };

/** No response of a calendar server is nested deeper. */
const maxDepth = 50;

/**
 * Reads a server's response in XML (RFC 4918). Drops the prefixes of names. Knows only the entities of XML itself: a
 * document cannot define its own, so it cannot grow. Returns undefined for a document that is cut off.
 */
export function parseXml(text: string): XmlElement | undefined {
  const root: Open = { name: '', attributes: new Map(), children: [], text: '' };
  const open: Open[] = [root];
  for (let at = 0; at < text.length; ) {
    const begin = text.indexOf('<', at);
    const parent = open.at(-1) ?? root;
    parent.text += decode(text.slice(at, begin < 0 ? undefined : begin));
    if (begin < 0) break;
    const end = endOfMarkup(text, begin);
    if (end < 0) return undefined;
    if (!add(open, text.slice(begin, end))) return undefined;
    at = end;
  }
  return open.length === 1 ? root.children[0] : undefined;
}

const cdata = { begin: '<![CDATA[', end: ']]>' };
/** Markup that is not an element, and how it ends. A declaration comes last, because the others begin like one. */
const others = [cdata, { begin: '<!--', end: '-->' }, { begin: '<?', end: '?>' }, { begin: '<!', end: '>' }];

/**
 * Returns where the markup that begins at an index ends; -1 if it does not end. One pass by hand: a regular expression
 * that fails to find an end tries every other way first, which a short text of a hostile server can make take hours.
 */
function endOfMarkup(text: string, begin: number): number {
  const other = others.find((each) => text.startsWith(each.begin, begin));
  if (other) {
    const end = text.indexOf(other.end, begin + other.begin.length);
    return end < 0 ? -1 : end + other.end.length;
  }
  for (let at = begin + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '>') return at + 1;
    if (character !== '"' && character !== "'") continue;
    at = text.indexOf(character, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

/** Adds a piece of markup to the open elements; returns false if it nests too deep. */
function add(open: Open[], markup: string): boolean {
  const parent = open.at(-1);
  if (markup.startsWith(cdata.begin) && parent) parent.text += markup.slice(cdata.begin.length, -cdata.end.length);
  if (/^<[!?]/.test(markup)) return true;
  if (markup.startsWith('</')) {
    if (open.length > 1) open.pop();
    return true;
  }
  const isEmpty = markup.endsWith('/>');
  const content = markup.slice(1, isEmpty ? -2 : -1);
  const name = /^[^\s/]*/.exec(content)?.[0] ?? '';
  const attributes = readAttributes(content.slice(name.length));
  const element: Open = { name: localName(name), attributes, children: [], text: '' };
  parent?.children.push(element);
  return isEmpty || open.push(element) <= maxDepth;
}

/** Returns all elements of this name, at any depth. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
}

/** Returns the first element of this name, at any depth. */
export function findFirst(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of element?.children ?? []) {
    const match = child.name === name ? child : findFirst(child, name);
    if (match) return match;
  }
  return undefined;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  // Each begins where the one before ended, so that a text without an equals sign is not searched again and again.
  const next = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  for (let match = next.exec(text); match; match = next.exec(text)) {
    const [, name = '', double, single] = match;
    attributes.set(localName(name), decode(double ?? single ?? ''));
  }
  return attributes;
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return characters[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Writes a text so that a document can hold it. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
