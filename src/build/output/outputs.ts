/** Something that is built of sources, and kept as long as they do not change. */
export type Output = {
  readonly name: string;
  /** What the folder of a build is called, before the fingerprint of its inputs; by its path in the checkout. */
  readonly folder: string;
  /** The parts of `src` it is built of; those that they import belong to it too. */
  readonly parts: readonly string[];
  /** Other folders it is built of. */
  readonly folders: readonly string[];
  /** A link to the present build. @default there is none */
  readonly link?: string;
};

/** What browsers load. A server serves what the link leads to when it starts. */
export const widgetOutput: Output = {
  name: 'widget',
  folder: '.build/served/',
  parts: ['widget', 'console'],
  folders: ['public', 'src/build'],
  link: 'dist',
};

/**
 * The server in few modules: to load a thousand takes longer than all else that a start does. They find the widget's
 * files two folders above, as the sources do.
 */
export const serverOutput: Output = {
  name: 'server',
  folder: '.build/start-',
  parts: ['server'],
  folders: ['src/build'],
};
