import { createHash } from 'node:crypto';

/**
 * The first script of every embedding page. Like an error monitor, it records each console line, each uncaught error
 * and each policy violation, in the same way in every engine. It is valid in XML too.
 */
export const consoleRecorder = `(function () {
  var recorded = [];
  Object.defineProperty(document, Symbol.for('recorded'), { value: recorded });
  function record(what) { recorded[recorded.length] = String(what) }
  ['log', 'info', 'warn', 'error', 'debug', 'trace', 'assert', 'dir', 'table', 'group'].forEach(function (name) {
    var print = console[name];
    console[name] = function (first) { record(name + ': ' + first); return print.apply(console, arguments) };
  });
  addEventListener('error', function (event) { record('error: ' + (event.message || event.target.src || event.target.href)) }, true);
  addEventListener('unhandledrejection', function (event) { record('unhandled: ' + event.reason) });
  addEventListener('securitypolicyviolation', function (event) { record('refused: ' + event.violatedDirective + ' ' + event.blockedURI) });
})();`;

/** The source expression of a policy that allows this script and no other. */
export const consoleRecorderHash = `'sha256-${createHash('sha256').update(consoleRecorder).digest('base64')}'`;

/** Returns the recorded lines as one text, because pages may change how arrays work. */
export const recordedOn = `(function () {
  var all = '', recorded = document[Symbol.for('recorded')];
  for (var index = 0; index !== recorded.length; index++) all += recorded[index] + '\\n';
  return all;
})()`;
