/** An element of a document, its name without a prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text directly in it. */
  readonly text: string;
};

type Open = { name: string; attributes: Map<string, string>; children: XmlElement[]; text: string };

const tokens =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([^\s>/]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/gi;

/** No response of a calendar server is nested deeper. */
const mostDepth = 50;

/**
 * Reads what servers answer in XML (RFC 4918). Names are taken without their prefixes, and of entities only those of XML
 * itself are known: a document can define none, so it cannot grow.
 */
export function parseXml(text: string): XmlElement | undefined {
  const root: Open = { name: '', attributes: new Map(), children: [], text: '' };
  const open: Open[] = [root];
  for (const [, data, slash, name, rest = '', selfClosing, plain] of text.matchAll(tokens)) {
    const parent = open.at(-1) ?? root;
    if (data !== undefined) parent.text += data;
    else if (plain !== undefined) parent.text += decode(plain);
    else if (name === undefined) continue;
    else if (slash) {
      if (open.length > 1) open.pop();
    } else {
      const element: Open = { name: localName(name), attributes: readAttributes(rest), children: [], text: '' };
      parent.children.push(element);
      if (!selfClosing && open.push(element) > mostDepth) return undefined;
    }
  }
  return open.length === 1 ? root.children[0] : undefined;
}

/** Returns all elements of this name, however deep they lie. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
}

/** Returns the first element of this name, however deep it lies. */
export function findFirst(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of element?.children ?? []) {
    const found = child.name === name ? child : findFirst(child, name);
    if (found) return found;
  }
  return undefined;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function readAttributes(text: string): Map<string, string> {
  const found = text.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...found].map(([, name = '', double, single]) => [localName(name), decode(double ?? single ?? '')]));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Writes a text so that a document can hold it. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
