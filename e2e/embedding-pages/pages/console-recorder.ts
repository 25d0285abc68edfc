import { createHash } from 'node:crypto';

/**
 * What every embedding page begins with, as pages watch over themselves: it hears each line of the console, each error nobody
 * caught and each refusal of a policy, in every engine alike. Fit for XML.
 */
export const consoleRecorder = `(function () {
  var heard = [];
  Object.defineProperty(document, Symbol.for('heard'), { value: heard });
  function hear(what) { heard[heard.length] = String(what) }
  ['log', 'info', 'warn', 'error', 'debug', 'trace', 'assert', 'dir', 'table', 'group'].forEach(function (name) {
    var print = console[name];
    console[name] = function (first) { hear(name + ': ' + first); return print.apply(console, arguments) };
  });
  addEventListener('error', function (event) { hear('error: ' + (event.message || event.target.src || event.target.href)) }, true);
  addEventListener('unhandledrejection', function (event) { hear('unhandled: ' + event.reason) });
  addEventListener('securitypolicyviolation', function (event) { hear('refused: ' + event.violatedDirective + ' ' + event.blockedURI) });
})();`;

/** The source of a policy that allows it, and no more. */
export const consoleRecorderHash = `'sha256-${createHash('sha256').update(consoleRecorder).digest('base64')}'`;

/** Returns what a page has heard, as one text: pages change what lists are. */
export const recordedOn = `(function () {
  var all = '', heard = document[Symbol.for('heard')];
  for (var index = 0; index !== heard.length; index++) all += heard[index] + '\\n';
  return all;
})()`;
