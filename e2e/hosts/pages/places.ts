import type { HostPage } from '../host-page.ts';
import { inside, libraries, script, style } from './writing.ts';

/** Where an element may stand. */
export const places: readonly HostPage[] = [
  { name: 'a page in quirks mode', doctype: '' },
  {
    name: 'a page in almost quirks mode',
    doctype: '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "x">',
  },
  // There Chromium has no module scripts, only what a script imports.
  { name: 'a page of XML', isXml: true, script: (address) => script(`import('${address}')`) },
  { name: 'a dialog', around: inside('<dialog id="place">', '</dialog>'), open: 'place.showModal()' },
  { name: 'a popover', around: inside('<div id="place" popover>', '</div>'), open: 'place.showPopover()' },
  {
    name: 'a modal of Bootstrap, which traps the focus',
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
    name: 'a part that is not shown yet',
    around: inside('<div id="place" hidden>', '</div>'),
    open: 'place.hidden = false',
  },
  {
    name: 'a tab that is invisible yet',
    around: inside('<div id="place" style="visibility: hidden; pointer-events: none">', '</div>'),
    open: 'place.style = ""',
  },
  {
    name: 'a part that is inert yet',
    around: inside('<div id="place" inert>', '</div>'),
    open: 'place.inert = false',
  },
  {
    name: 'an island in what lets clicks through',
    bodyAttributes: 'style="pointer-events: none; user-select: none; touch-action: none"',
    around: inside('<div style="pointer-events: auto">', '</div>'),
  },
  { name: 'a page that is zoomed in', isZoomed: true, bodyAttributes: 'style="zoom: 1.5"' },
  { name: 'a page that is zoomed out', isZoomed: true, bodyAttributes: 'style="zoom: 0.5"' },
  {
    name: 'a page that is zoomed to four times its size',
    isZoomed: true,
    htmlAttributes: 'style="zoom: 4; overflow-y: scroll"',
  },
  {
    name: 'a part that is scaled and turned',
    around: inside('<div style="transform: scale(0.8) rotate(2deg); perspective: 500px">', '</div>'),
  },
  {
    name: 'a part that is clipped, contained and filtered',
    around: inside(
      '<div style="contain: layout; filter: grayscale(1); overflow: hidden; will-change: transform">',
      '</div>',
    ),
  },
  {
    name: 'a part that scrolls by itself',
    // No margin sticks out of the body: the page itself has nothing to scroll.
    head: style(
      'html { scroll-behavior: smooth } body { display: flow-root; block-size: 100vh; overflow: hidden; margin: 0 }',
    ),
    around: inside(
      '<div style="block-size: 420px; overflow: auto; contain: strict; scroll-snap-type: y mandatory">',
      '</div>',
    ),
  },
  {
    name: 'an element that the page has given a size and a scroll bar',
    head: style(
      'sched-booking { display: flex; block-size: 400px; overflow: auto; padding: 30px; border: 5px solid; resize: both }',
    ),
  },
  {
    name: 'a shadow tree of the page’s own',
    around: inside(
      '<div><template shadowrootmode="open"><style>* { color: red !important }</style><slot></slot></template>',
      '</div>',
    ),
  },
  { name: 'a label and a field set that is off', around: inside('<label><fieldset disabled>', '</fieldset></label>') },
  {
    name: 'a cell of a table in a float',
    around: inside('<div style="float: left"><table><tr><td>Book</td><td>', '</td></tr></table></div>'),
  },
  { name: 'columns of a newspaper', around: inside('<div style="columns: 2">', '</div>') },
  {
    name: 'a drawing',
    around: inside(
      '<svg width="1000" height="900"><foreignObject width="1000" height="900">',
      '</foreignObject></svg>',
    ),
  },
  {
    name: 'a body whose text runs downwards',
    bodyAttributes: 'style="writing-mode: vertical-rl"',
    around: inside('<div style="block-size: 900px">', '</div>'),
  },
  { name: 'a link around it', around: inside('<a href="/elsewhere" style="display: block">', '</a>') },
  { name: 'text that can be edited', around: inside('<div contenteditable="true">', '</div>') },
  { name: 'a part that can be dragged', around: inside('<div draggable="true">', '</div>') },
];
