/** Scripts with which pages replace or hide natives, each reduced to the lines that can break a widget. */
export const replacements = {
  // A polyfill of `fetch` for old browsers, with its own option to bypass caches.
  oldFetch: `
    window.fetch = function (url, init) {
      return new Promise(function (resolve, reject) {
        var request = new XMLHttpRequest(), headers = init.headers || {};
        if (init.cache === 'no-cache') url += (url.indexOf('?') < 0 ? '?' : '&') + '_=' + new Date().getTime();
        request.onload = function () {
          resolve({
            ok: request.status < 300, status: request.status, headers: { get: function (name) { return request.getResponseHeader(name) } },
            json: function () { return Promise.resolve(request.responseText).then(JSON.parse) }
          });
        };
        request.onerror = function () { reject(new TypeError('Network request failed')) };
        request.open(init.method || 'GET', url);
        Object.keys(headers).forEach(function (name) { request.setRequestHeader(name, headers[name]) });
        request.send(init.body);
      });
    };`,
  // A fetch that throws until the page is ready, and then returns a thenable that is not a promise.
  fetchOfItsOwn: `
    (function () {
      var native = window.fetch, early = 3;
      window.fetch = function (url, init) {
        if (early-- > 0) throw new TypeError('not yet');
        var request = native(url, init);
        return { then: function (next, otherwise) { return request.then(next, otherwise) } };
      };
    })();`,
  // Distributed tracing adds headers to every request.
  tracing: `
    (function () {
      var native = window.fetch;
      window.fetch = function (url, init) {
        var headers = new Headers(init.headers);
        headers.set('traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
        headers.set('x-requested-with', 'XMLHttpRequest');
        return native(new Request(url, Object.assign({}, init, { headers: headers })));
      };
    })();`,
  // An error monitor that calls listeners as functions, and a library that makes mouse listeners passive.
  listeners: `
    (function () {
      var add = EventTarget.prototype.addEventListener, drop = EventTarget.prototype.removeEventListener, known = new WeakMap();
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        if (!known.has(listener)) known.set(listener, function (event) { return listener.handleEvent ? listener.handleEvent(event) : listener(event) });
        var own = Object.assign({ capture: options === true }, options);
        if (own.passive === undefined) own.passive = /^(wheel|scroll|touch|mouse)/.test(type);
        return add.call(this, type, known.get(listener), own);
      };
      EventTarget.prototype.removeEventListener = function (type, listener, options) {
        return drop.call(this, type, known.get(listener) || listener, options);
      };
    })();`,
  // Names that page scripts declare, which hides the browser's own from all scripts. `Map` and `Element` are left out,
  // because the driver of WebKit needs them.
  declarations: `
    class Set { constructor() { this.cards = [] } }
    class CustomEvent {}
    class Blob {}
    class Selection {}
    const CSS = { color: 'red' }, URL = '/api', performance = 'good', crypto = 'BTC', fetch = null;`,
  // Methods on every object, under names that property descriptors, responses and errors have too.
  objectMethods: `
    ['get', 'set', 'each', 'size', 'keys', 'name', 'type', 'title', 'state', 'error', 'children', 'style', 'key', 'ref', 'props'].forEach(function (name) {
      Object.defineProperty(Object.prototype, name, { __proto__: null, value: function () { return this }, writable: true, configurable: true });
    });`,
  // A fake clock without a time origin, and a polyfill of formats without ranges.
  standIns: `
    (function () {
      Object.defineProperty(performance, 'timeOrigin', { value: undefined });
      var Native = Intl.DateTimeFormat;
      Intl.DateTimeFormat = function (tags, options) {
        if (!(this instanceof Intl.DateTimeFormat)) return new Intl.DateTimeFormat(tags, options);
        var native = new Native(tags, options);
        this.format = native.format;
        this.formatToParts = function (date) { return native.formatToParts(date) };
        this.resolvedOptions = function () { return native.resolvedOptions() };
      };
      Intl.DateTimeFormat.supportedLocalesOf = Native.supportedLocalesOf;
    })();`,
} as const;
