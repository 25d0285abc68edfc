import type { Invitee } from '../invitee.ts';
import { drawWidget } from './drawing.ts';
import { differencesOf, expect, hostJourney } from './host-journey.ts';
import type { HostPage } from './host-page.ts';

const style = (css: string) => `<style>${css}</style>`;

/** Pages whose styles reach everything; the widget must look as on a page without any. */
const hosts: readonly HostPage[] = [
  {
    name: 'a reset of everything',
    head: style('*, ::before, ::after { margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline }'),
  },
  { name: '62.5 % rem', head: style('html { font-size: 62.5% } body { font-size: 1.6rem }') },
  { name: 'rem of 40 px', head: style('html { font-size: 40px }') },
  {
    name: 'everything that is inherited',
    head: style(`body { letter-spacing: 6px; line-height: 3; word-spacing: 20px; text-transform: uppercase; text-indent: 60px;
      text-align: center; white-space: pre; cursor: crosshair; font: italic 900 30px/3 serif; font-variant: small-caps;
      color: #f0f; list-style: square; text-shadow: 2px 2px red; quotes: "x" "y"; hyphens: auto; tab-size: 20;
      -webkit-text-fill-color: lime; -webkit-text-stroke: 1px red; overflow-wrap: anywhere; word-break: break-all;
      caption-side: bottom; border-collapse: collapse; border-spacing: 9px; image-rendering: pixelated; accent-color: red;
      caret-color: red; font-stretch: 50%; font-feature-settings: "zero"; writing-mode: horizontal-tb; user-select: none }`),
  },
  {
    name: 'important rules for every element',
    head: style(`* { box-sizing: content-box !important; font-family: monospace !important; font-size: 9px !important;
      line-height: 1 !important; color: red !important; letter-spacing: 3px !important; text-transform: uppercase !important;
      outline: none !important; float: none !important; transition: all 2s !important; animation-duration: 2s !important }
      button, input { all: unset !important; display: none !important }`),
  },
  {
    name: 'text that runs from the right',
    head: style('body { direction: rtl; unicode-bidi: bidi-override; text-align: right }'),
  },
  { name: 'text that runs downwards', head: style('main { writing-mode: vertical-rl }'), around: upright },
  {
    name: 'rules like those of Bootstrap',
    head: style(`*, ::after, ::before { box-sizing: border-box } body { font: 400 1rem/1.5 system-ui; color: #212529; margin: 0 }
      button { border-radius: 0 } .btn, .primary { background: #0d6efd; padding: 6px 12px } .hidden, .d-none { display: none !important }
      .root, .frame, .calendar, .details, .slots, .day, .time, .notice, .week, .field, .actions { display: none !important }
      .form-control, input { display: block; width: 100% } label { display: inline-block } .row { margin: 0 -12px }
      h1, h2, h3 { font-size: calc(1.3rem + 3vw); margin-top: 0 } ul { padding-left: 2rem } fieldset { min-width: 0 }`),
  },
  {
    name: 'rules like Tailwind’s preflight',
    head: style(`@layer base { *, ::after, ::before, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
      html, :host { line-height: 1.5; -webkit-text-size-adjust: 100%; tab-size: 4; font-family: ui-sans-serif } ol, ul { list-style: none }
      img, svg, video { display: block; vertical-align: middle; max-width: 100%; height: auto } button, input { font: inherit; background-color: transparent; border-radius: 0; opacity: 1 }
      ::placeholder { opacity: 1; color: red } [hidden]:where(:not([hidden='until-found'])) { display: none !important } }`),
  },
  {
    name: 'a theme of names like ours',
    head: style(`:root { --ink: red; --line: red; --soft: red; --round: 50px; --background: pink; --primary: red; --accent: red;
      --tint: red; --muted: red; --edge: red; --error: blue; --good: red; --shade: 0 0 9px red; --on-primary: red }`),
  },
  {
    name: 'flex boxes everywhere',
    head: style('body * { display: flex; flex-flow: row wrap; align-items: center; gap: 40px }'),
  },
  { name: 'grids everywhere', head: style('body * { display: grid; place-items: center; gap: 40px }') },
  {
    name: 'a place in a flex box',
    around: (element) => `<div style="display: flex; inline-size: 900px">${element}</div>`,
  },
];

function upright(element: string): string {
  return `<main><div style="writing-mode: horizontal-tb; inline-size: 900px">${element}</div></main>`;
}

const wide = (element: string) => `<div style="inline-size: 900px">${element}</div>`;

for (const host of hosts) {
  hostJourney(`looks and books as ever on a page with ${host.name}`, async ({ visit }) => {
    // One after the other: a page behind another is drawn when its browser likes.
    const plain = await drawSteps((await visit({ name: 'nothing', around: wide })).invitee);
    const { invitee, book, changes } = await visit({ around: wide, ...host });
    expect(differencesOf(plain, await drawSteps(invitee))).toEqual([]);
    await invitee.button('Back').click();
    await book();
    expect(await changes()).toEqual([]);
  });
}

/** Draws the times and the form of a day nobody books. */
async function drawSteps(invitee: Invitee): Promise<string[]> {
  await invitee.day('2 December 2026').click();
  await invitee.time('09:00').click();
  await invitee.settle();
  const times = await invitee.widget.evaluate(drawWidget);
  await invitee.next.click();
  await expect(invitee.field('Name')).toBeVisible();
  await invitee.settle();
  return [...times, ...(await invitee.widget.evaluate(drawWidget))];
}
