/**
 * The operators of the Keystroke-Level Model and their seconds, from Card, Moran and Newell, "The Psychology of
 * Human-Computer Interaction" (1983): a typist of average skill, a mouse.
 */
const operatorSeconds = {
  /** Thinking of the next step. */
  mental: 1.35,
  /** Moving the pointer to a target. */
  point: 1.1,
  /** Pressing and releasing the button of the mouse. */
  button: 0.2,
  /** Moving the hand from the mouse to the keyboard, or back. */
  home: 0.4,
  /** Pressing one key. */
  key: 0.28,
} as const;

/** The effort of a task, as the model counts it. */
export type Effort = {
  readonly clicks: number;
  readonly keys: number;
  /** How often the hand moves to the keyboard and back. */
  readonly typings: number;
};

/** Returns how long an experienced person takes, in seconds, without the time of the machine. */
export function secondsOf({ clicks, keys, typings }: Effort): number {
  const { mental, point, button, home, key } = operatorSeconds;
  return clicks * (mental + point + button) + typings * 2 * home + keys * key;
}
