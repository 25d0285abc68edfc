/** What a page is like, line by line: everything a widget could change in it by accident. */
function snapshotPage(): string[] {
  // A widget takes room: what is around it grows.
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
  // In globals zone.js notes who listens to the window, and Playwright what it types.
  const globals = Object.getOwnPropertyNames(globalThis).filter((name) => !/^__(zone_symbol__|pw)/.test(name));
  for (const name of globals.sort()) add('global', name);
  for (const name of ['Array', 'Object', 'Function', 'Promise', 'Map', 'Set', 'String', 'JSON', 'Element', 'Node']) {
    // Natives by name: the type of the global object does not list them.
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

  /** A page of an opaque origin may ask for none of it, and some pages let nobody. */
  function addKept(what: string, read: () => unknown): void {
    try {
      add(what, read());
    } catch {
      add(what, 'refused');
    }
  }
}

/** The same as the source of an expression, for engines that are driven by source: its lines as one text. */
export const pageSnapshotSource = `(${snapshotPage})().reduce(function (all, line) { return all + line.replace(/\\n/g, ' ') + '\\n' }, '')`;

/** Returns the lines that are only in one of two lists, shortened to what can be read. */
export function differencesOf(before: readonly string[], after: readonly string[]): string[] {
  const [were, are] = [new Set(before), new Set(after)];
  const lines = [
    ...before.filter((line) => !are.has(line)).map((line) => `- ${line.slice(0, 300)}`),
    ...after.filter((line) => !were.has(line)).map((line) => `+ ${line.slice(0, 300)}`),
  ];
  return lines.slice(0, 12);
}

/** Returns what is otherwise on a page than on the bare one, which differs by its address and by that of its script. */
export function changesOf(bare: readonly string[], page: readonly string[]): string[] {
  const asNamed = bare.map((line) => line.replaceAll('?bare', '').replaceAll('sched-missing.js', 'sched-booking.js'));
  return differencesOf(asNamed, page);
}
