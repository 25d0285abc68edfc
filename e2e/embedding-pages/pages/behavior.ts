import type { EmbeddingPage } from './embedding-page.ts';
import { inside, script, style } from './markup.ts';

const fontsAround = `(function walk(node) {
  [].slice.call(node.childNodes).forEach(function (child) {
    if (child.nodeType === 3 && child.data.trim() && !/^(STYLE|SCRIPT|FONT|TITLE)$/i.test(node.nodeName)) {
      var font = document.createElement('font');
      font.style.verticalAlign = 'inherit';
      node.replaceChild(font, child);
      font.appendChild(child);
    } else walk(child);
  });
})(document.body)`;

/** Pages that act, or whose browser extensions act, while an invitee books. */
export const behavior: readonly EmbeddingPage[] = [
  {
    name: 'a base on another origin',
    head: '<base href="https://elsewhere.example/deep/" target="_blank" /><meta name="referrer" content="no-referrer" />',
  },
  {
    name: 'selection and context menus blocked',
    head: script(`document.onselectstart = document.oncontextmenu = document.ondragstart = function () { return false };
      document.onmousedown = function (event) { return /^(input|textarea|select|button)$/i.test(event.target.tagName) }`),
  },
  {
    name: 'single-key shortcuts',
    head: script(`['keydown', 'keypress', 'keyup'].forEach(function (name) {
      document.addEventListener(name, function (event) { if (!/^(input|textarea|select)$/i.test(event.target.tagName)) { event.preventDefault(); document.title = 'shortcut' } })
    })`),
  },
  {
    name: 'forms submitted by script',
    head: script(`addEventListener('submit', function (event) { event.preventDefault(); document.title = 'sent' });
      addEventListener('change', function (event) { if (event.target.form) event.target.form.submit() }); addEventListener('input', function () { document.title += '' })`),
    around: inside('<form action="/elsewhere"><input name="coupon" value="x" />', '<button>Order</button></form>'),
  },
  {
    name: 'a focus guard',
    head: script(`addEventListener('focusin', function (event) { if (!trap.contains(event.target)) first.focus() }, true);
      addEventListener('focusout', function (event) { if (event.relatedTarget && !trap.contains(event.relatedTarget)) first.focus() }, true)`),
    around: inside('<div id="trap"><button id="first">Close</button>', '</div>'),
  },
  {
    name: 'element names that shadow document properties',
    around: inside(
      '<form name="body"></form><img name="documentElement" alt="" /><form name="forms"></form><form name="host"></form><form name="title"><input name="attributes" /></form>',
      '',
    ),
    head: style('form, img { display: none }'),
  },
  {
    name: 'element names that shadow document methods',
    around: inside(
      [
        ...['createElement', 'createElementNS', 'createTextNode', 'addEventListener', 'removeEventListener'],
        ...['activeElement', 'defaultView', 'baseURI', 'body', 'body', 'documentElement', 'documentElement'],
      ]
        .map((name) => `<img name="${name}" alt="" />`)
        .join(''),
      '',
    ),
    head: style('img { display: none }'),
  },
  { name: 'a translator', open: fontsAround },
  {
    name: 'a translator that watches every change',
    head: script(`addEventListener('load', function () {
      new MutationObserver(function (all) { all.forEach(function (one) { if (one.target.lang !== 'xx') one.target.lang = 'xx' }) }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })`),
  },
  {
    name: 'an extension that changes every shadow root',
    head: script(`var attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) {
        var shadow = attach.call(this, init);
        setTimeout(function () {
          var dark = document.createElement('style');
          dark.textContent = '.frame { filter: none }';
          shadow.appendChild(dark);
          shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.concat(new CSSStyleSheet());
          new MutationObserver(function () {
            shadow.querySelectorAll('input').forEach(function (field) {
              if (field.nextElementSibling && field.nextElementSibling.localName === 'grammar-help') return;
              field.setAttribute('data-extension', 'on');
              field.parentNode.insertBefore(document.createElement('grammar-help'), field.nextSibling);
            });
          }).observe(shadow, { subtree: true, childList: true });
        }, 50);
        return shadow;
      }`),
  },
  {
    name: 'a service worker',
    script: (address) =>
      script(`function load() {
      var late = document.createElement('script');
      late.type = 'module';
      late.src = '${address}';
      document.head.appendChild(late);
    }`),
    // Not every engine has workers in a window under a driver.
    open: `(function () {
      if (!navigator.serviceWorker) return load();
      var own = { scope: location.pathname };
      return navigator.serviceWorker.register('/libraries/worker.js', own).then(function () {
        return navigator.serviceWorker.ready;
      }).then(load);
    })()`,
  },
  {
    name: 'document.write',
    script: (address) =>
      script(`document.write('<link rel="preconnect" href="/"><script type="module" src="${address}"><\\/script>')`),
    around: (element) =>
      script(`document.write('<div>' + ${JSON.stringify(element).replaceAll('</', '<\\/')} + '</div>')`),
  },
  {
    name: 'a script that loads late and twice',
    script: (address) =>
      script(`function load() {
        ['', '?v=2', ''].forEach(function (query) {
          var late = document.createElement('script');
          late.type = 'module';
          late.src = '${address}' + query;
          document.head.appendChild(late);
        });
      }`),
    open: 'load()',
  },
  {
    name: 'a router that keeps views in a detached document',
    open: `new Promise(function (done) {
      setTimeout(function () {
        var shown = document.querySelector('sched-booking'), after = shown.nextSibling;
        document.implementation.createHTMLDocument().body.appendChild(shown);
        setTimeout(function () { after.parentNode.insertBefore(shown, after); done() }, 200);
      }, 500);
    })`,
  },
  {
    name: 'a body that is parsed again',
    open: `new Promise(function (done) {
      setTimeout(function () { document.body.innerHTML = document.body.innerHTML; done() }, 500);
    })`,
  },
  {
    name: 'a module import',
    script: (address) => `<script type="module">import '${address}'; import('${address}')</script>`,
  },
  {
    name: 'a consent manager that delays scripts',
    script: (address) => `<script type="text/plain" data-consent="all" data-src="${address}"></script>`,
    open: `document.querySelectorAll('[data-consent]').forEach(function (held) {
      var free = document.createElement('script');
      free.type = 'module';
      free.async = true;
      free.src = held.dataset.src;
      held.parentNode.replaceChild(free, held);
    })`,
  },
  {
    name: 'an element made by script',
    around: () => '<div id="place"></div>',
    open: `(function () {
      var made = document.createElement('sched-booking');
      made.innerHTML = 'Call us';
      place.appendChild(made);
      made.setAttribute('event-type', '42');
      made.setAttribute('locale', 'en-GB');
      document.body.appendChild(made);
    })()`,
  },
];
