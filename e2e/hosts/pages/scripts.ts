import { hasLibrary } from '../../library-files.ts';
import type { HostPage } from '../host-page.ts';
import { clocks, polluters } from './polluters.ts';
import { replacements } from './replacements.ts';
import { libraries, script } from './writing.ts';

/** The real library where it is installed; else a page says that an imitation stands in. */
function libraryOr(name: string, files: readonly string[], imitation: string): HostPage {
  return files.every(hasLibrary)
    ? { name, head: libraries(...files) }
    : { name: `an imitation of ${name}, which is not installed`, head: script(imitation) };
}

/** Pages whose scripts have changed the world before the widget's came. */
export const scripts: readonly HostPage[] = [
  libraryOr('Prototype.js', ['prototype.js'], polluters.prototypeJs),
  libraryOr('MooTools', ['mootools-core.js', 'mootools-more.js'], polluters.mooTools),
  { name: 'MooTools of old', head: script(polluters.mooTools) },
  { name: 'zone.js', head: libraries('zone.js') },
  {
    name: 'RequireJS',
    head: '<script data-main="/libraries/main.js" src="/libraries/require.js"></script>',
    // Its module names the page, whenever it comes.
    open: `new Promise(function (done) { (function look() { /!$/.test(document.title) ? done() : setTimeout(look, 20) })() })`,
  },
  {
    name: 'a module loader of no kind, and names of Node',
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
  { name: 'additions to every object', head: script(polluters.objectPrototype) },
  { name: 'shims over what the browser has', head: script(polluters.shims) },
  { name: 'polyfills of years ago', head: script(polluters.oldPolyfills) },
  { name: 'monitors of all it does', head: script(polluters.monitors) },
  { name: 'a fetch of times before browsers had one', head: script(replacements.oldFetch) },
  { name: 'a fetch of its own', head: script(replacements.fetchOfItsOwn) },
  { name: 'headers on whatever is fetched', head: script(replacements.tracing) },
  { name: 'listeners that it wraps', head: script(replacements.listeners) },
  { name: 'classes and constants of the names of natives', head: script(replacements.declarations) },
  { name: 'a variable called URL', head: script(`var URL = '/api/v2', URLSearchParams = null`) },
  { name: 'methods of common names on every object', head: script(replacements.objectMethods) },
  { name: 'stand-ins for clocks and formats', head: script(replacements.standIns) },
  { name: 'frozen natives', head: script(polluters.frozen) },
  { name: 'globals of every name', head: script(polluters.collisions) },
  { name: 'storage that throws', head: script(polluters.blockedStorage) },
  { name: 'privacy that hides the zone', head: script(polluters.privacy), attributes: 'timezone="Europe/Berlin"' },
  ...Object.entries(clocks).map(([name, source]) => ({ name: `a clock ${name}`, head: script(source) })),
];
