/** How pages change the built-in objects that a widget relies on, each reduced to the lines that can break it. */
export const polluters = {
  // An imitation of Prototype.js 1.7, if that is not installed: `Array.from` supports only arrays and array-like
  // objects, arrays have a `toJSON` that returns text, methods are enumerable, `entries` returns values, and `Element`
  // is a function that creates elements.
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
  // MooTools 1.2, which Debian no longer has. Functions bound with arguments drop the arguments they are called with,
  // and `Event` is a wrapper that requires an event. It also replaces 1.4 if that is not installed.
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
  // Enumerable properties on every object, as old scripts add them.
  objectPrototype: `
    Object.prototype.extend = function () { return this };
    Object.prototype.isObject = true;
    Array.prototype.contains = function (x) { return this.indexOf(x) >= 0 };`,
  // Old shims that replace features of the browser.
  shims: `
    (function () {
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
  // Frozen so that no script changes them. Objects that inherit a frozen property cannot be assigned one of that name.
  frozen: `
    [Object, Array, Function, String, Number, Boolean, Symbol, Promise, Map, Set, WeakMap, RegExp, Error, TypeError, Date, URL,
      Event, EventTarget, Node, Element, HTMLElement, Document, ShadowRoot, Headers, Request, Response, AbortController].forEach(function (native) {
      Object.freeze(native); Object.freeze(native.prototype);
    });
    [JSON, Math, Reflect, Intl].forEach(Object.freeze);`,
  // Globals with names that careless scripts read or write.
  collisions: `
    ['h', 'e', 't', 'n', 'i', 'process', 'global', 'module', 'exports', 'Buffer', 'preact', 'signal', 'effect', 'luxon', 'options', 'render',
      'state', 'booking', 'SchedBooking', 'messages', 'root', 'app', 'times', 'regeneratorRuntime', '__PREACT_DEVTOOLS__', '__vite__mapDeps'].forEach(function (name) {
      Object.defineProperty(window, name, { value: 42, enumerable: true });
    });
    window.name = '[object Object]';
    window.event = 'none';
    window.status = window.length = 'x';`,
  // Natives that error and performance monitors wrap, consent managers block, and session recorders observe.
  monitors: `
    (function () {
      function wrap(owner, name, around) { owner[name] = around(owner[name]) }
      wrap(window, 'fetch', function (native) {
        return function () {
          if (arguments[0].indexOf('/track') > 0) return Promise.reject();
          return native.apply(this, arguments).then(function (response) { response.clone(); return response });
        };
      });
      ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask'].forEach(function (name) {
        wrap(window, name, function (native) {
          return function (task, wait) { return native(function () { try { return task.apply(this, arguments) } catch (wrong) { throw wrong } }, wait) };
        });
      });
      wrap(EventTarget.prototype, 'addEventListener', function (native) {
        return function (type, listener, options) {
          var watched = listener.handleEvent ? listener : listener.watched || (listener.watched = function (event) { return listener.call(this, event) });
          return native.call(this, type, watched, options);
        };
      });
      wrap(EventTarget.prototype, 'removeEventListener', function (native) {
        return function (type, listener, options) { return native.call(this, type, listener.watched || listener, options) };
      });
      wrap(Document.prototype, 'createElement', function (native) {
        return function (name) { var made = native.apply(this, arguments); if (name.toLowerCase() === 'script') made.type = 'text/plain'; return made };
      });
      ['appendChild', 'insertBefore', 'removeChild'].forEach(function (name) {
        wrap(Node.prototype, name, function (native) { return function (node, before) { return native.call(this, node, before) } });
      });
      wrap(Element.prototype, 'attachShadow', function (native) {
        return function (init) {
          var shadow = native.call(this, Object.assign({}, init, { mode: 'open' }));
          new MutationObserver(function () {}).observe(shadow, { subtree: true, childList: true, characterData: true, attributes: true });
          return shadow;
        };
      });
      wrap(CSSStyleSheet.prototype, 'replaceSync', function (native) { return function (text) { return native.call(this, String(text)) } });
      wrap(customElements, 'define', function (native) {
        return function (name, made, options) { return native.call(customElements, name, made, options) };
      });
      wrap(history, 'pushState', function (native) { return function () { return native.apply(history, arguments) } });
    })();`,
  // Outdated polyfills that an old bundle installs even where the browser has the feature.
  oldPolyfills: `
    (function () {
      var native = window.matchMedia;
      window.matchMedia = function (query) { return { matches: native.call(window, query).matches, media: query, addListener: function () {}, removeListener: function () {} } };
      window.ResizeObserver = function (callback) { this.observe = function (node) { setTimeout(function () { callback([{ target: node, contentRect: node.getBoundingClientRect() }]) }) }; this.unobserve = this.disconnect = function () {} };
      window.queueMicrotask = function (task) { Promise.resolve().then(task) };
      Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this) };
      Element.prototype.append = function () { for (var i = 0; i < arguments.length; i++) this.appendChild(arguments[i] instanceof Node ? arguments[i] : document.createTextNode(String(arguments[i]))) };
      Object.fromEntries = function (pairs) { var made = {}; for (var i = 0; i < pairs.length; i++) made[pairs[i][0]] = pairs[i][1]; return made };
      String.prototype.replaceAll = function (a, b) { return a instanceof RegExp ? this.replace(a, b) : this.split(a).join(b) };
      Array.prototype.at = function (i) { return this[i < 0 ? this.length + i : i] };
      Promise.allSettled = function (all) { return Promise.all(all.map(function (one) { return Promise.resolve(one).then(function (value) { return { status: 'fulfilled', value: value } }, function (reason) { return { status: 'rejected', reason: reason } }) })) };
    })();`,
  // Protection against fingerprinting: no time zone, no languages, a clock that does not advance.
  privacy: `
    (function () {
      var native = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () { return Object.assign(native.call(this), { timeZone: 'Etc/Unknown' }) };
      Object.defineProperty(Navigator.prototype, 'languages', { get: function () { return [] } });
      Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: function () { return undefined } });
      performance.now = function () { return 0 };
    })();`,
} as const;

/** Ways in which a page may have changed `Date`. */
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
