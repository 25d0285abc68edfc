/** What a page is like, line by line: everything a widget could change in it by accident. */
export function portrayPage(): string[] {
  // A widget takes room: what is around it grows.
  const ofSize = /^(block|inline|perspective|transform|height|width)/;
  const lines: string[] = [];
  const add = (what: string, value: unknown) => void lines.push(`${what}: ${String(value)}`);
  add('document', document.documentElement.outerHTML);
  add('address', location.href);
  add('history', history.length);
  add('title', document.title);
  add('scroll', `${scrollX} ${scrollY}`);
  add('overflow', document.documentElement.scrollWidth - document.documentElement.clientWidth);
  add('cookies', document.cookie);
  add('sheets', document.styleSheets.length + document.adoptedStyleSheets.length);
  for (const name of Object.getOwnPropertyNames(globalThis).sort()) add('global', name);
  for (const name of ['Array', 'Object', 'Function', 'Promise', 'Map', 'Set', 'String', 'JSON', 'Element', 'Node']) {
    // Natives by name: the type of the global object does not list them.
    const native = (globalThis as unknown as Record<string, object & { prototype?: object }>)[name];
    for (const owner of [native, native?.prototype]) {
      if (owner) for (const key of Reflect.ownKeys(owner)) add(name, `${String(key)} ${writtenOf(owner, key)}`);
    }
  }
  for (const node of [document.documentElement, document.body, document.getElementById('probe')]) {
    if (!node) continue;
    const style = getComputedStyle(node);
    for (const name of Array.from({ length: style.length }, (_, index) => style.item(index))) {
      if (!ofSize.test(name)) add(node.tagName, `${name}: ${style.getPropertyValue(name)}`);
    }
  }
  return lines;

  function writtenOf(owner: object, key: PropertyKey): string {
    const { value } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
    return typeof value === 'function' ? Function.prototype.toString.call(value) : typeof value;
  }
}
