/** Something that is built from sources, and kept until they change. */
export type Output = {
  readonly name: string;
  /** The path of a build from the root, up to the fingerprint of its inputs. */
  readonly folder: string;
  /** The folders of `src` it is built from. Their imports are included. */
  readonly parts: readonly string[];
  /** Other folders it is built from. */
  readonly folders: readonly string[];
  /** A link to the current build. @default no link */
  readonly link?: string;
};

/** The files that browsers load. A server serves the folder that the link points to when the server starts. */
export const widgetOutput: Output = {
  name: 'widget',
  folder: '.build/served/',
  parts: ['widget', 'console'],
  folders: ['public', 'src/build'],
  link: 'dist',
};

/**
 * The server, as a few modules, because loading a thousand takes longer than the rest of the start. They find the
 * widget's files two folders up, as the sources do.
 */
export const serverOutput: Output = {
  name: 'server',
  folder: '.build/start-',
  parts: ['server'],
  folders: ['src/build'],
};
