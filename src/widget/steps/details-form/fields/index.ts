/**
 * One question of the form: its label, its control, and what is wrong with its answer.
 *
 * Design: `field-props.ts` computes what a control tells assistive technology, once for every type of control, so that
 * no control can omit part of it.
 */
export { faultMessage } from './fault-message.ts';
export { Field } from './field.tsx';
export { idOf } from './field-props.ts';
