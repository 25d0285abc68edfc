/**
 * Selecting a time: month, zone, times of a day.
 *
 * Design: `day-props.ts` computes the state and the behavior of a day, so that the markup of the grid has no
 * conditions. The zone chooser is a separate chunk, loaded when a visitor opens it.
 */
export { SelectTime, selectTimeStages } from './select-time.tsx';
