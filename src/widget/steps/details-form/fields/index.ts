/**
 * One question of the form: its label, its control, and what is wrong with its answer.
 *
 * The decision behind it: what a control says to assistive technology is computed in `field-props.ts`, once for every type
 * of control, so that no control can leave a part of it out.
 */
export { faultMessage } from './fault-message.ts';
export { Field } from './field.tsx';
export { idOf } from './field-props.ts';
