import { expect, test } from 'vitest';
import { buildModules } from '../build-modules.testing.ts';
import { arrayFrom } from './array-from.ts';
import { boundMethods } from './bound-methods.ts';
import { calledListeners } from './called-listeners.ts';
import { documentMethods } from './document-methods.ts';
import { everyLibrary, rewrites } from './harden.ts';
import { noMarkup } from './no-markup.ts';
import { ownKeys } from './own-keys.ts';
import { ownRegistry } from './own-registry.ts';
import { plainDescriptors } from './plain-descriptors.ts';
import { rewriteModule } from './rewrite.ts';

test.each([
  [arrayFrom, 'Array.from(set, name)', 'arrayFrom(set, name)'],
  [arrayFrom, 'sets.map(Array.from)', 'sets.map(arrayFrom)'],
  [boundMethods, 'this.send.bind(this, 1)', 'bindTo(this.send,this, 1)'],
  [boundMethods, '(a || b).bind()', 'bindTo((a || b),)'],
  [
    calledListeners,
    'function f(){return function(e){var u=this.l;return ()=>this.l[e.type]}}',
    'function f(){return function(e){var u=e.currentTarget.l;return ()=>e.currentTarget.l[e.type]}}',
  ],
  [
    calledListeners,
    'function f(){return function(e){var u=this.l;return u.map(function(){return this})}}',
    'function f(){return function(e){var u=e.currentTarget.l;return u.map(function(){return this})}}',
  ],
  [
    documentMethods,
    'event.view.document.createElement("a")',
    'Object.getPrototypeOf(event.view.document).createElement.call(event.view.document,"a")',
  ],
  [
    noMarkup,
    'for(s in x)k=x[s],"children"==s?c=k:"dangerouslySetInnerHTML"==s?h=k:N(k)',
    'for(s in x)k=x[s],"children"==s?c=k:N(k)',
  ],
  [noMarkup, 'h?(l||y&&h==y||(t.innerHTML=h.__html),r.k=[]):(y&&z(),I(a))', '(y&&z(),I(a))'],
  [ownKeys, 'for(var f in t)u[f]=t[f]', 'for(var f of Object.keys((t)??{}))u[f]=t[f]'],
  [ownKeys, 'for (key in all(given)) see(key)', 'for (key of Object.keys((all(given))??{})) see(key)'],
  [ownRegistry, 'M.createElementNS(f,C,x.is?x:a)', 'M.createElementNS(f,C)'],
  [plainDescriptors, 'd(p,{configurable:!0,value:1})', 'd(p,{__proto__:null,configurable:!0,value:1})'],
])('rewrites %# as it should', (rewrite, before, after) => {
  const { code, changes } = rewriteModule([rewrite], before);
  expect(code.replace(/^import\{\w+\}from"[^"]+\/src\/widget\/natives\.ts";/, '')).toBe(after);
  expect(changes.get(rewrite)).toBe(1);
  expect(before).toContain(rewrite.mention ?? '');
});

test.each([
  [arrayFrom, 'Int32Array.from(words); from(set)'],
  [boundMethods, 'bind(this); key.bind'],
  [calledListeners, 'function f(){return function(e){var u=e.l;return this.l}}'],
  [documentMethods, 'createElement("a"); document.createRange()'],
  [noMarkup, '"children"==s?c=k:N(k); h?(a(),t.textContent=""):b()'],
  [ownKeys, 'for (const key of keys) see(key); if ("a" in b) see(b)'],
  [ownRegistry, 'M.createElementNS(f,C)'],
  [plainDescriptors, 'see({value:1,key:2}); see({get value(){return 1}}); see({configurable:!0})'],
])('does not change code that rewrite %# is not for', (rewrite, code) => {
  expect(rewriteModule([rewrite], code)).toEqual({ code, changes: new Map() });
});

test('applies several rewrites to one place', () => {
  const { code } = rewriteModule(rewrites, 'for(k in d.createElement("a"))s.bind(Array.from(k))');
  const node = 'Object.getPrototypeOf(d).createElement.call(d,"a")';
  expect(code).toContain(`for(k of Object.keys((${node})??{}))bindTo(s,arrayFrom(k))`);
});

test('fails a build with a library that no rewrite knows', async () => {
  const [library, newLibrary] = ['/page/node_modules/preact/index.js', '/page/node_modules/@new/library/index.js'];
  const modules = { [library]: 'console.log(1);', [newLibrary]: 'console.log(2);' };
  const main = `import ${JSON.stringify(library)};`;
  await expect(buildModules({ ...modules, '/main.js': main }, everyLibrary())).resolves.toHaveLength(1);
  const more = `${main} import ${JSON.stringify(newLibrary)};`;
  await expect(buildModules({ ...modules, '/main.js': more }, everyLibrary())).rejects.toThrow(
    /No rule hardens @new\/library/,
  );
});
