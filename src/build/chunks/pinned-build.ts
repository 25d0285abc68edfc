import { createHash } from 'node:crypto';
import { build, type InlineConfig, type Plugin } from 'vite';

/** The whole widget in one file, for pages that use Subresource Integrity. */
export type PinnedBuild = {
  readonly code: string;
  /** Its address, relative to the script at the stable address. It contains a hash of the content. */
  readonly path: string;
  /** The value of `integrity` (W3C Subresource Integrity). */
  readonly integrity: string;
};

/** 48 bits are enough: there are few builds of one version, and the server refuses to keep two with the same name. */
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
 * Adds the file to a build, and `pinned.json` with its address and its `integrity`. The file is built when a build
 * starts, not when the configuration is read, because some tools only read the configuration.
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
