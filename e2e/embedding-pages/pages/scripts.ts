import { hasLibrary } from '../../support/index.ts';
import type { EmbeddingPage } from './embedding-page.ts';
import { libraries, script } from './markup.ts';
import { replacements } from './native-replacements.ts';
import { clocks, polluters } from './prototype-pollution.ts';

/** A page with the real library if it is installed; otherwise with an imitation, and the name of the page says so. */
function libraryOr(name: string, files: readonly string[], imitation: string): EmbeddingPage {
  return files.every(hasLibrary)
    ? { name, head: libraries(...files) }
    : { name: `an imitation of ${name}, which is not installed`, head: script(imitation) };
}

/** Pages whose scripts have changed globals before the widget's script runs. */
export const scripts: readonly EmbeddingPage[] = [
  libraryOr('Prototype.js', ['prototype.js'], polluters.prototypeJs),
  libraryOr('MooTools', ['mootools-core.js', 'mootools-more.js'], polluters.mooTools),
  { name: 'an old MooTools', head: script(polluters.mooTools) },
  { name: 'zone.js', head: libraries('zone.js') },
  {
    name: 'RequireJS',
    head: '<script data-main="/libraries/main.js" src="/libraries/require.js"></script>',
    // Its module sets the title of the page when it loads.
    open: `new Promise(function (done) { (function look() { /!$/.test(document.title) ? done() : setTimeout(look, 20) })() })`,
  },
  {
    name: 'AMD and Node globals',
    head: script(`window.define = function () { throw new Error('Mismatched anonymous define() module') }; define.amd = {};
      window.module = { exports: {} }; window.exports = module.exports; window.process = { env: {}, versions: { node: '0.1' } }`),
  },
  {
    name: 'jQuery',
    head:
      libraries('jquery.js') +
      script(`jQuery(document).on('click keydown focusin submit mousedown', function (event) { jQuery(event.target).closest('a') });
        jQuery.noConflict()`),
  },
  {
    name: 'Prototype.js, jQuery and Bootstrap at once',
    head: `${libraries(...['prototype.js', 'jquery.js'].filter(hasLibrary))}${script('jQuery.noConflict()')}${libraries('bootstrap.css', 'bootstrap.js')}`,
  },
  { name: 'an extended Object.prototype', head: script(polluters.objectPrototype) },
  { name: 'shims over natives', head: script(polluters.shims) },
  { name: 'old polyfills', head: script(polluters.oldPolyfills) },
  { name: 'error and performance monitors', head: script(polluters.monitors) },
  { name: 'an XMLHttpRequest-based fetch polyfill', head: script(replacements.oldFetch) },
  { name: 'a fetch that throws at first', head: script(replacements.fetchOfItsOwn) },
  { name: 'tracing headers on every fetch', head: script(replacements.tracing) },
  { name: 'wrapped event listeners', head: script(replacements.listeners) },
  { name: 'declarations that shadow natives', head: script(replacements.declarations) },
  { name: 'a variable called URL', head: script(`var URL = '/api/v2', URLSearchParams = null`) },
  { name: 'common method names on Object.prototype', head: script(replacements.objectMethods) },
  { name: 'stand-ins for performance and Intl', head: script(replacements.standIns) },
  { name: 'frozen natives', head: script(polluters.frozen) },
  { name: 'globals of many names', head: script(polluters.collisions) },
  { name: 'storage that throws', head: script(polluters.blockedStorage) },
  {
    name: 'a browser that hides its time zone',
    head: script(polluters.privacy),
    attributes: 'timezone="Europe/Berlin"',
  },
  ...Object.entries(clocks).map(([name, source]) => ({ name: `a Date ${name}`, head: script(source) })),
];
