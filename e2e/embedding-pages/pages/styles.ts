import type { EmbeddingPage } from './embedding-page.ts';
import { libraries, style } from './markup.ts';

/** Pages whose styles match all elements. The widget must look as on a page without styles. */
export const styles: readonly EmbeddingPage[] = [
  {
    name: 'a CSS reset',
    head: style('*, ::before, ::after { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline }'),
  },
  {
    name: 'a root font size of 62.5 %',
    head: style(
      'html { font-size: 62.5% } body { font-size: 1.6rem } h1 { font-size: 3.2rem } button { padding: 1rem !important }',
    ),
  },
  { name: 'a root font size of 40 px', head: style('html { font-size: 40px }') },
  {
    name: 'every inherited property',
    head: style(`body { letter-spacing: 6px; line-height: 3; word-spacing: 20px; text-transform: uppercase; text-indent: 60px;
      text-align: center; white-space: pre; cursor: crosshair; font: italic 900 30px/3 serif; font-variant: small-caps;
      color: #f0f; list-style: square; text-shadow: 2px 2px red; quotes: "x" "y"; hyphens: auto; tab-size: 20;
      -webkit-text-fill-color: lime; -webkit-text-stroke: 1px red; overflow-wrap: anywhere; word-break: break-all;
      caption-side: bottom; border-collapse: collapse; border-spacing: 9px; image-rendering: pixelated; accent-color: red;
      caret-color: red; font-stretch: 50%; font-feature-settings: "zero"; writing-mode: horizontal-tb; user-select: none;
      text-align-last: right; text-wrap: nowrap; paint-order: stroke; font-optical-sizing: none; font-kerning: none;
      stroke: red; fill: red; stroke-width: 9px; line-break: anywhere; text-underline-offset: 20px; orphans: 9;
      text-emphasis: "x"; text-combine-upright: all; ruby-position: under; hanging-punctuation: first; -webkit-user-select: none }`),
  },
  {
    name: '!important rules for every element',
    head: style(`* { box-sizing: content-box !important; font-family: monospace !important; font-size: 9px !important;
      line-height: 1 !important; color: red !important; letter-spacing: 3px !important; text-transform: uppercase !important;
      outline: none !important; float: none !important; transition: all 2s !important; animation-duration: 2s !important }
      button, input { all: unset !important; display: none !important }`),
  },
  {
    name: '!important rules for every control',
    head: style(`button, input, select, textarea, svg, path, dialog, label, fieldset, h2, h3, p, ul, li, a, table, td {
      display: none !important; position: fixed !important; font-size: 60px !important; width: 5px !important;
      transform: scale(4) !important; background: red !important; pointer-events: none !important; fill: red !important }
      ::placeholder { color: red !important; font-size: 40px !important } ::selection { background: red }`),
  },
  { name: 'all: unset', head: style('body * { all: unset !important }') },
  { name: 'display: block everywhere', head: style('body * { display: block !important }') },
  { name: 'display: contents everywhere', head: style('body * { display: contents !important }') },
  {
    name: 'rules for ::part and ::slotted',
    head: style('::slotted(*), .root, .frame { display: none !important } *::part(field) { color: inherit }'),
  },
  {
    name: 'animations everywhere',
    head: style(`@keyframes shimmer { 50% { opacity: 0 } } @keyframes appear { 0% { opacity: 1 } }
      * { animation: appear 1ms both; transition: all 1ms; will-change: opacity }`),
  },
  {
    name: 'registered custom properties of the same names',
    head: style(
      [
        'ink',
        'line',
        'soft',
        'round',
        'background',
        'primary',
        'on-primary',
        'accent',
        'tint',
        'muted',
        'edge',
        'error',
      ]
        .map((name) => `@property --${name} { syntax: '<length>'; inherits: false; initial-value: 1px }`)
        .join(''),
    ),
  },
  {
    name: 'right-to-left text',
    head: style('body { direction: rtl; unicode-bidi: bidi-override; text-align: right }'),
  },
  { name: 'vertical text', head: style('main { writing-mode: vertical-rl }'), around: upright },
  { name: 'Bootstrap', head: libraries('bootstrap.css', 'bootstrap.js') },
  { name: 'Tailwind', head: libraries('tailwind.css') },
  {
    name: 'classes of the same names',
    head: style(`.root, .frame, .calendar, .details, .slots, .day, .time, .notice, .week, .field, .actions, .primary, .popup
      { display: none !important } [aria-disabled], [aria-pressed], [role] { opacity: 0 !important }`),
  },
  {
    name: 'custom properties of the same names',
    head: style(`:root { --ink: red; --line: red; --soft: red; --round: 50px; --background: pink; --primary: red; --accent: red;
      --tint: red; --muted: red; --edge: red; --error: blue; --good: red; --shade: 0 0 9px red; --on-primary: red }`),
  },
  {
    name: 'display: flex everywhere',
    head: style('body * { display: flex; flex-flow: row wrap; align-items: center; gap: 40px }'),
  },
  { name: 'display: grid everywhere', head: style('body * { display: grid; place-items: center; gap: 40px }') },
  {
    name: 'a container of the same name',
    head: style('html, body { container: sched / inline-size } @container sched (width > 1px) { p { color: red } }'),
  },
  {
    name: 'content-visibility: auto',
    head: style('body > * { content-visibility: auto; contain-intrinsic-size: 10px 3000px }'),
  },
  {
    name: 'a flex container around it',
    around: (element) => `<div style="display: flex; inline-size: 900px">${element}</div>`,
  },
];

function upright(element: string): string {
  return `<main><div style="writing-mode: horizontal-tb; inline-size: 900px">${element}</div></main>`;
}
