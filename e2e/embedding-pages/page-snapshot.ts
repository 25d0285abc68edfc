/** The state of a page, line by line: everything that a widget could change by accident. */
function snapshotPage(): string[] {
  // The widget takes space, so the elements around it grow.
  const ofSize = /^(block|inline|perspective|transform|height|width|top|bottom|left|right|inset)/;
  const lines: string[] = [];
  const add = (what: string, value: unknown) => void lines.push(`${what}: ${String(value)}`);
  add('document', document.documentElement.outerHTML);
  add('address', location.href);
  add('history', history.length);
  add('title', document.title);
  add('scroll', `${scrollX} ${scrollY}`);
  add('overflow', document.documentElement.scrollWidth - document.documentElement.clientWidth);
  addKept('cookies', () => document.cookie);
  addKept('local storage', () => localStorage.length);
  addKept('session storage', () => sessionStorage.length);
  add('sheets', document.styleSheets.length + document.adoptedStyleSheets.length);
  // Leave out globals in which zone.js records listeners of the window and Playwright records typing.
  const globals = Object.getOwnPropertyNames(globalThis).filter((name) => !/^__(zone_symbol__|pw)/.test(name));
  for (const name of globals.sort()) add('global', name);
  for (const name of ['Array', 'Object', 'Function', 'Promise', 'Map', 'Set', 'String', 'JSON', 'Element', 'Node']) {
    // By name, because the type of the global object does not list natives.
    const native = (globalThis as unknown as Record<string, object & { prototype?: object }>)[name];
    for (const owner of [native, native?.prototype]) {
      if (owner) for (const key of Reflect.ownKeys(owner)) add(name, `${String(key)} ${writtenOf(owner, key)}`);
    }
  }
  for (const node of document.querySelectorAll('html, body, #probe, #after')) {
    const style = getComputedStyle(node);
    for (let index = 0; index < style.length; index += 1) {
      const name = style.item(index);
      if (!ofSize.test(name)) add(`${node.tagName} ${node.id}`, `${name}: ${style.getPropertyValue(name)}`);
    }
  }
  const heading = document.querySelector('#probe')?.getBoundingClientRect();
  if (heading) add('heading', [heading.x + scrollX, heading.y + scrollY, heading.width].map(Math.round));
  return lines;

  function writtenOf(owner: object, key: PropertyKey): string {
    const { value } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
    return typeof value === 'function' ? Function.prototype.toString.call(value) : typeof value;
  }

  /** Storage throws in a page with an opaque origin, and in pages that block it. */
  function addKept(what: string, read: () => unknown): void {
    try {
      add(what, read());
    } catch {
      add(what, 'refused');
    }
  }
}

/**
 * The snapshot as the source of an expression, for drivers that run source code. Its value is all lines as one text.
 */
export const pageSnapshotSource = `(${snapshotPage})().reduce(function (all, line) { return all + line.replace(/\\n/g, ' ') + '\\n' }, '')`;

/** Returns the lines that are in only one of two lists, shortened to a readable length. */
export function differencesOf(before: readonly string[], after: readonly string[]): string[] {
  const [were, are] = [new Set(before), new Set(after)];
  const lines = [
    ...before.filter((line) => !are.has(line)).map((line) => `- ${line.slice(0, 300)}`),
    ...after.filter((line) => !were.has(line)).map((line) => `+ ${line.slice(0, 300)}`),
  ];
  return lines.slice(0, 12);
}

/** Returns the differences from the bare page, apart from the addresses of the page and its script. */
export function changesOf(bare: readonly string[], page: readonly string[]): string[] {
  const asNamed = bare.map((line) => line.replaceAll('?bare', '').replaceAll('sched-missing.js', 'sched-booking.js'));
  return differencesOf(asNamed, page);
}
