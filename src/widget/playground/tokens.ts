import { defaultAccent } from '../../contract/index.ts';

/** A custom property of the element, and how to choose its value. */
export type Token = {
  readonly label: string;
  readonly control: 'color' | 'text';
  /** The default on a light page, with which the picker of a color begins. */
  readonly default: string;
};

/** The custom properties of the element, as in its style sheet. */
export const tokens: Readonly<Record<`--sched-${string}`, Token>> = {
  '--sched-primary': { label: 'Accent', control: 'color', default: defaultAccent },
  '--sched-on-primary': { label: 'Text on the accent', control: 'color', default: '#ffffff' },
  '--sched-background': { label: 'Background', control: 'color', default: '#ffffff' },
  '--sched-text': { label: 'Text', control: 'color', default: '#16181d' },
  '--sched-muted': { label: 'Secondary text', control: 'color', default: '#5c6370' },
  '--sched-border': { label: 'Lines', control: 'color', default: '#e4e6eb' },
  '--sched-radius': { label: 'Corner radius', control: 'text', default: '14px' },
  '--sched-font': { label: 'Font family', control: 'text', default: 'system-ui' },
};
