import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { build, type InlineConfig } from 'vite';
import { expect, journey } from '../support/index.ts';
import { install, uninstall } from './install-package.ts';

const run = promisify(execFile);

/** A project beside this file, and the packages it needs in addition to ours. */
export type Project = {
  readonly name: 'react' | 'vue' | 'preact' | 'plain';
  readonly dependencies: readonly string[];
};

/** The placeholder for the address of the server in the projects, as in the README. */
const placeholder = 'https://book.example.com';

/** Copies a project to a new folder and installs its packages. The caller removes it with `uninstall`. */
export async function settle({ name, dependencies }: Project, address = placeholder): Promise<string> {
  const folder = await install(dependencies);
  await cp(resolve('e2e/frameworks', name), folder, { recursive: true });
  for (const file of await readdir(folder)) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), text.replaceAll(placeholder, address));
  }
  return folder;
}

type OpenOptions = {
  /** The module of the page. */
  readonly entry: string;
  /** The module that renders the first HTML of the page on a server. */
  readonly server?: string;
  /** The HTML of its other pages, by their names. */
  readonly pages?: Readonly<Record<string, (address: string) => string>>;
  /** Whether a script of the page loads the element, rather than the project's own modules. */
  readonly isAsleep?: boolean;
};

type Fixtures = {
  /** Builds a project with Vite alone, as its authors would during development, and opens its page. */
  readonly open: (project: Project, options: OpenOptions) => Promise<Page>;
};

/** A journey on a page made with a framework. It fails if anything is logged to the console. */
export const frameworkJourney = journey.extend<Fixtures>({
  open: async ({ page, server, invitee }, use) => {
    const folders: string[] = [];
    await use(async (project, { entry, server: writer, pages = {}, isAsleep = false }) => {
      const root = await settle(project, server.address);
      folders.push(root);
      const html = writer ? await writeOnServer(root, writer) : '';
      await writeFile(
        join(root, 'index.html'),
        `<!doctype html><html lang="en"><title>Someone’s page</title>
         <body><main>${html}</main><script type="module" src="/${entry}"></script></body></html>`,
      );
      await build({
        ...whileDeveloping,
        root,
        resolve: { alias: isAsleep ? { ...alias, [`sched-booking/${project.name}`]: 'data:text/javascript,' } : alias },
      });
      const built = await readFile(join(root, 'dist', 'index.html'), 'utf8');
      for (const [name, write] of Object.entries(pages)) {
        await writeFile(
          join(root, 'dist', name),
          built.replace('<main></main>', `<main>${write(server.address)}</main>`),
        );
      }
      const address = `${server.address}/project/`;
      await page.route(`${address}**`, (route) =>
        route.fulfill({ path: join(root, 'dist', route.request().url().slice(address.length) || 'index.html') }),
      );
      // React suggests its developer tools in the console.
      await page.addInitScript(() => Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { isDisabled: true } }));
      await page.goto(address);
      expect(invitee.console).toEqual([]);
      return page;
    });
    // Turbo prefetches links under the pointer, even after the last step.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const folder of folders) await uninstall(folder);
  },
});

/** Templates are compiled in the page, because no plugin does it at build time. */
const alias = { vue: 'vue/dist/vue.esm-bundler.js' };

/** Including the warnings of the frameworks for developers. */
const whileDeveloping: InlineConfig = {
  base: './',
  configFile: false,
  logLevel: 'error',
  mode: 'development',
  define: {
    'process.env.NODE_ENV': '"development"',
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
  },
  build: { minify: false },
};

/** Runs a module in Node, with the installed package. Returns the `html` it exports. */
async function writeOnServer(root: string, entry: string): Promise<string> {
  await build({ ...whileDeveloping, root, build: { ssr: join(root, entry), outDir: 'server', minify: false } });
  const script = "import('./server/server.js').then(({ html }) => process.stdout.write(html))";
  const { stdout } = await run(process.execPath, ['-e', script], { cwd: root });
  return stdout;
}

export { expect };
