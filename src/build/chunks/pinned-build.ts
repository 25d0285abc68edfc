import { createHash } from 'node:crypto';
import { build, type InlineConfig, type Plugin } from 'vite';

/** The whole widget in one file, which a page loads to have its content checked. */
export type PinnedBuild = {
  readonly code: string;
  /** Where it is, from the script at its stable address: another content has another address. */
  readonly path: string;
  /** What a page checks it with (W3C Subresource Integrity). */
  readonly integrity: string;
};

/** Forty-eight bits: builds of one version are few, and the server refuses to keep two of one name. */
const hashLength = 12;

/** Builds the widget in one file, and names it by its version and its content. */
export async function makePinnedBuild(version: string, config: InlineConfig): Promise<PinnedBuild> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, write: false },
  });
  const [output, ...others] = Array.isArray(built) ? built : [built];
  const [file, ...more] = output && 'output' in output ? output.output : [];
  if (others.length > 0 || more.length > 0 || file?.type !== 'chunk')
    throw new Error('The pinned build is not one file.');
  const { code } = file;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, hashLength);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  return { code, path: `v${version}-${hash}/sched-booking.js`, integrity };
}

/**
 * Adds the one file to a build, and `pinned.json`, which says where it is and what it is checked with. It is made as a
 * build begins: a tool that only reads the configuration builds nothing.
 */
export function withPinnedBuild(make: () => Promise<PinnedBuild>): Plugin {
  let pinned: PinnedBuild | undefined;
  return {
    name: 'with-pinned-build',
    async config() {
      pinned = await make();
      return { define: { PINNED_BUILD: JSON.stringify(pinned.path) } };
    },
    generateBundle() {
      if (!pinned) throw new Error('The pinned build was not made.');
      const { code, path, integrity } = pinned;
      this.emitFile({ type: 'asset', fileName: path, source: code });
      const source = `${JSON.stringify({ src: `/${path}`, integrity }, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'pinned.json', source });
    },
  };
}
