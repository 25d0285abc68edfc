import type { EmbeddingPage } from './embedding-page.ts';
import { inside, libraries, script, style } from './markup.ts';

/** Places in which a page may put the element. */
export const placements: readonly EmbeddingPage[] = [
  { name: 'quirks mode', doctype: '' },
  {
    name: 'limited-quirks mode',
    doctype: '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "x">',
  },
  // In these pages Chromium runs no module scripts, only modules that a script imports.
  { name: 'XHTML', isXml: true, script: (address) => script(`import('${address}')`) },
  { name: 'a dialog', around: inside('<dialog id="place">', '</dialog>'), open: 'place.showModal()' },
  { name: 'a popover', around: inside('<div id="place" popover>', '</div>'), open: 'place.showPopover()' },
  {
    name: 'a Bootstrap modal',
    head: libraries('bootstrap.css', 'bootstrap.js'),
    around: inside(
      '<div id="place" class="modal" tabindex="-1"><div class="modal-dialog modal-xl"><div class="modal-content"><div class="modal-body"><button>Close</button>',
      '</div></div></div></div>',
    ),
    open: 'new bootstrap.Modal(place).show()',
  },
  {
    name: 'closed details',
    around: inside('<details id="place"><summary>Book</summary>', '</details>'),
    open: 'place.open = true',
  },
  {
    name: 'a hidden section that opens',
    around: inside('<div id="place" hidden>', '</div>'),
    open: 'place.hidden = false',
  },
  {
    name: 'a hidden tab that opens',
    around: inside('<div id="place" style="visibility: hidden; pointer-events: none">', '</div>'),
    open: 'place.style = ""',
  },
  {
    name: 'an inert section that opens',
    around: inside('<div id="place" inert>', '</div>'),
    open: 'place.inert = false',
  },
  {
    name: 'pointer-events off around it',
    bodyAttributes: 'style="pointer-events: none; user-select: none; touch-action: none"',
    around: inside('<div style="pointer-events: auto">', '</div>'),
  },
  { name: 'zoom 1.5', isZoomed: true, bodyAttributes: 'style="zoom: 1.5"' },
  { name: 'zoom 0.5', isZoomed: true, bodyAttributes: 'style="zoom: 0.5"' },
  {
    name: 'zoom 4',
    isZoomed: true,
    htmlAttributes: 'style="zoom: 4; overflow-y: scroll"',
  },
  {
    name: 'a transform around it',
    around: inside('<div style="transform: scale(0.8) rotate(2deg); perspective: 500px">', '</div>'),
  },
  {
    name: 'containment and filters around it',
    around: inside(
      '<div style="contain: layout; filter: grayscale(1); overflow: hidden; will-change: transform">',
      '</div>',
    ),
  },
  {
    name: 'a scroll container around it',
    // Margins do not overflow the body, so the page itself does not scroll.
    head: style(
      'html { scroll-behavior: smooth } body { display: flow-root; block-size: 100vh; overflow: hidden; margin: 0 }',
    ),
    around: inside(
      '<div style="block-size: 420px; overflow: auto; contain: strict; scroll-snap-type: y mandatory">',
      '</div>',
    ),
  },
  {
    name: 'a fixed size and scroll bar on the element',
    head: style(
      'sched-booking { display: flex; block-size: 400px; overflow: auto; padding: 30px; border: 5px solid; resize: both }',
    ),
  },
  {
    name: 'a shadow root around it',
    around: inside(
      '<div><template shadowrootmode="open"><style>* { color: red !important }</style><slot></slot></template>',
      '</div>',
    ),
  },
  {
    name: 'a label and a disabled fieldset around it',
    around: inside('<label><fieldset disabled>', '</fieldset></label>'),
  },
  {
    name: 'a floated table around it',
    around: inside('<div style="float: left"><table><tr><td>Book</td><td>', '</td></tr></table></div>'),
  },
  { name: 'multiple columns', around: inside('<div style="columns: 2">', '</div>') },
  {
    name: 'an SVG foreignObject around it',
    around: inside(
      '<svg width="1000" height="900"><foreignObject width="1000" height="900">',
      '</foreignObject></svg>',
    ),
  },
  {
    name: 'a vertical writing mode on the body',
    bodyAttributes: 'style="writing-mode: vertical-rl"',
    around: inside('<div style="block-size: 900px">', '</div>'),
  },
  { name: 'a link around it', around: inside('<a href="/elsewhere" style="display: block">', '</a>') },
  { name: 'contenteditable around it', around: inside('<div contenteditable="true">', '</div>') },
  { name: 'a draggable element around it', around: inside('<div draggable="true">', '</div>') },
];
