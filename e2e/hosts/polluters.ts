/** What libraries and pages do to the world a widget comes into, each as the few lines that hurt. */
export const polluters = {
  // Prototype.js 1.7: `Array.from` knows arrays and what has a length; arrays write themselves as JSON text; methods are
  // enumerable; `entries` returns values; `Element` is a function that makes elements.
  prototypeJs: `
    function $A(iterable) {
      if (!iterable) return [];
      if ('toArray' in Object(iterable)) return iterable.toArray();
      var length = iterable.length || 0, results = new Array(length);
      while (length--) results[length] = iterable[length];
      return results;
    }
    Array.from = $A;
    (function () {
      var more = {
        each: function (iterator, context) { for (var i = 0; i < this.length; i++) iterator.call(context, this[i], i); return this },
        clear: function () { this.length = 0; return this },
        first: function () { return this[0] }, last: function () { return this[this.length - 1] },
        compact: function () { return this.filter(function (x) { return x != null }) },
        flatten: function () { return Array.prototype.concat.apply([], this) },
        without: function () { var w = $A(arguments); return this.filter(function (x) { return w.indexOf(x) < 0 }) },
        uniq: function () { return this.filter(function (x, i, all) { return all.indexOf(x) === i }) },
        intersect: function (other) { return this.filter(function (x) { return other.indexOf(x) >= 0 }) },
        clone: function () { return [].slice.call(this) }, toArray: function () { return [].slice.call(this) },
        size: function () { return this.length }, inspect: function () { return '[' + this.join(', ') + ']' },
        toJSON: function () { return JSON_of(this) }, entries: function () { return 5 },
        include: function (x) { return this.indexOf(x) >= 0 }, find: function (f, c) { for (var i = 0; i < this.length; i++) if (f.call(c, this[i], i)) return this[i] },
        reverse: function (inline) { return (inline === false ? this.toArray() : this)._reverse() }, _reverse: Array.prototype.reverse
      };
      function JSON_of(list) { return '[' + list.map(function (x) { return JSON.stringify(x) }).join(', ') + ']' }
      for (var key in more) Array.prototype[key] = more[key];
      String.prototype.toJSON = function () { return JSON.stringify(this.valueOf()).slice(1, -1) };
      String.prototype.sub = String.prototype.strip = String.prototype.times = function () { return String(this) };
      Object.keys = function (o) { var all = []; for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) all.push(k); return all };
      Function.prototype.bind = function (context) {
        var method = this, args = $A(arguments).slice(1);
        return function () { return method.apply(context, args.concat($A(arguments))) };
      };
      Function.prototype.delay = function (s) { var f = this; return setTimeout(function () { f() }, s * 1000) };
      var native = window.Element;
      window.Element = function (tag) { return document.createElement(tag) };
      window.Element.prototype = native.prototype;
      document.getElementsByClassName = function (name) { return $A(document.querySelectorAll('.' + name)) };
      native.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this };
      native.prototype.update = native.prototype.insert = native.prototype.show = native.prototype.hide = function () { return this };
    })();`,
  // MooTools 1.2: functions that were bound with arguments drop those they are called with, `Event` is a wrapper that wants an event, methods everywhere.
  mooTools: `
    (function () {
      Function.prototype.bind = function (that, args) { var self = this; return function () { return self.apply(that, args === undefined ? arguments : [].concat(args)) } };
      Function.prototype.extend = function (key, value) { this[key] = value; return this };
      Function.prototype.implement = function (key, value) { this.prototype[key] = value; return this };
      Array.from = function (item) { return item == null ? [] : typeof item === 'object' && 'length' in item ? [].slice.call(item) : [item] };
      var native = window.Event;
      window.Event = function (event) { if (!event.target) throw new TypeError('event is not an event'); return event };
      window.Event.prototype = native.prototype;
      ['pick', 'link', 'invoke', 'clean', 'empty', 'associate', 'append', 'flatten'].forEach(function (name) {
        Array.prototype[name] = function () { return this };
      });
      ['test', 'contains', 'trim', 'clean', 'camelCase', 'hyphenate'].forEach(function (name) {
        if (!String.prototype[name]) String.prototype[name] = function () { return String(this) };
      });
      ['set', 'get', 'erase', 'inject', 'dispose', 'destroy', 'toElement', 'match', 'fireEvent', 'addEvent'].forEach(function (name) {
        Element.prototype[name] = function () { return this };
      });
      Number.prototype.times = function (f) { for (var i = 0; i < this; i++) f(i) };
      JSON.validate = function () { return true };
    })();`,
  // zone.js: promises of its own, and timers, listeners and requests that pass through it.
  zoneJs: `
    (function () {
      var Native = window.Promise;
      function ZoneAwarePromise(executor) {
        if (!(this instanceof ZoneAwarePromise)) throw new TypeError('Must be an instanceof Promise.');
        this.inner = new Native(executor);
      }
      var wrap = function (inner) { var made = Object.create(ZoneAwarePromise.prototype); made.inner = inner; return made };
      ZoneAwarePromise.prototype.then = function (a, b) { return wrap(this.inner.then(a, b)) };
      ZoneAwarePromise.prototype.catch = function (b) { return this.then(null, b) };
      ZoneAwarePromise.prototype.finally = function (f) { return wrap(this.inner.finally(f)) };
      ['resolve', 'reject', 'all', 'race', 'allSettled', 'any'].forEach(function (name) {
        ZoneAwarePromise[name] = function (value) { return wrap(Native[name](value)) };
      });
      Object.defineProperty(ZoneAwarePromise.prototype, Symbol.toStringTag, { get: function () { return 'Promise' } });
      window.Promise = ZoneAwarePromise;
      Native.prototype.__then = Native.prototype.then;
      var fetch = window.fetch;
      window.fetch = function () { var args = arguments; return new ZoneAwarePromise(function (a, b) { fetch.apply(window, args).then(a, b) }) };
      ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask'].forEach(function (name) {
        var native = window[name];
        window[name] = function (task) {
          var rest = [].slice.call(arguments, 1);
          return native.apply(window, [function () { return task.apply(this, arguments) }].concat(rest));
        };
      });
      var tasks = new WeakMap(), add = EventTarget.prototype.addEventListener, drop = EventTarget.prototype.removeEventListener;
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        if (!listener) return;
        if (!tasks.has(listener)) tasks.set(listener, function (event) { return listener.handleEvent ? listener.handleEvent(event) : listener.call(this, event) });
        return add.call(this, type, tasks.get(listener), options);
      };
      EventTarget.prototype.removeEventListener = function (type, listener, options) {
        return drop.call(this, type, (listener && tasks.get(listener)) || listener, options);
      };
      window.Zone = { current: {} };
    })();`,
  // A loader of modules of another kind: whoever finds \`define\` thinks it is meant.
  requireJs: `
    window.define = function () { throw new Error('Mismatched anonymous define() module') };
    window.define.amd = {};
    window.require = window.requirejs = window.define;
    window.module = { exports: {} };
    window.exports = window.module.exports;`,
  // Enumerable on every object, as scripts of long ago did.
  objectPrototype: `
    Object.prototype.extend = function () { return this };
    Object.prototype.isObject = true;
    Array.prototype.contains = function (x) { return this.indexOf(x) >= 0 };`,
  // Shims of old, put over what the browser has.
  shims: `
    (function () {
      window.$ = window.jQuery = function () { return { ready: function () {} } };
      Array.prototype.includes = function (x) { return this.indexOf(x) >= 0 };
      Array.prototype.flatMap = function (f) { return [].concat.apply([], this.map(function (x) { return f(x) })) };
      Object.assign = function (to) { for (var i = 1; i < arguments.length; i++) for (var k in arguments[i]) to[k] = arguments[i][k]; return to };
      Object.entries = function (o) { return Object.keys(o).map(function (k) { return [k, o[k]] }) };
      String.prototype.padStart = function (n, c) { var s = String(this); while (s.length < n) s = c + s; return s };
      Element.prototype.matches = Element.prototype.webkitMatchesSelector;
      Element.prototype.closest = function (s) { var n = this; while (n && !n.matches(s)) n = n.parentElement; return n };
      window.requestIdleCallback = undefined;
      window.structuredClone = undefined;
      window.name = 'shop';
    })();`,
  blockedStorage: `
    ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].forEach(function (name) {
      Object.defineProperty(window, name, { get: function () { throw new DOMException('The operation is insecure.', 'SecurityError') } });
    });
    Object.defineProperty(document, 'cookie', { get: function () { return '' }, set: function () { throw new Error('no cookies') } });`,
} as const;

/** Ways a page may have changed \`Date\`. */
export const clocks = {
  frozen: `
    (function () {
      var Real = Date, now = Real.UTC(2020, 1, 29, 12);
      window.Date = function () { return arguments.length ? new (Real.bind.apply(Real, [null].concat([].slice.call(arguments))))() : new Real(now) };
      window.Date.prototype = Real.prototype; window.Date.UTC = Real.UTC; window.Date.parse = Real.parse;
      window.Date.now = function () { return now };
    })();`,
  'ten years ahead': `
    (function () {
      var Real = Date, ahead = 3652 * 86400000;
      window.Date = class extends Real { constructor(...args) { args.length ? super(...args) : super(Real.now() + ahead) } static now() { return Real.now() + ahead } };
    })();`,
  'of a subclass with methods of its own': `
    (function () {
      var Real = Date;
      window.Date = class MockDate extends Real { constructor(...args) { super(...args) } static now() { return 0 } getTimezoneOffset() { return -765 } };
      Real.prototype.toISOString = function () { return this.toString() };
      Real.prototype.toJSON = function () { return 'no date' };
      Real.prototype.format = function () { return '' };
    })();`,
} as const;
