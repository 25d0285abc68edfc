import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platform, stderr } from 'node:process';
import { promisify } from 'node:util';
import { pageOf } from '../../support/index.ts';

/** The peers that npm has. Others, such as Cal.com and Calendly, load their page from their own servers in a frame. */
const versions = { nylas: '2.5.9', cally: '0.9.2' };
const packages = [`@nylas/web-elements@${versions.nylas}`, `cally@${versions.cally}`];

/** Installs the peers into a folder, without running their scripts. Returns their versions, or nothing if npm fails. */
export async function installPeers(folder: string): Promise<typeof versions | undefined> {
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages];
  try {
    await promisify(execFile)('npm', install, { cwd: folder, shell: platform === 'win32' });
    return versions;
  } catch (error) {
    stderr.write(`NOT MEASURED: npm could not install ${packages.join(' and ')}. ${error}\n`);
    return undefined;
  }
}

/** Writes a page for each peer, with the script that its documentation shows. */
export async function writePeerPages(folder: string): Promise<void> {
  await writePage(join(folder, 'nylas'), '<nylas-scheduling></nylas-scheduling>', nylasScript);
  await writePage(
    join(folder, 'cally'),
    '<calendar-date><calendar-month></calendar-month></calendar-date>',
    callyScript,
  );
}

const nylasScript = `
import { defineCustomElement } from '@nylas/web-elements/dist/cdn/nylas-scheduling/nylas-scheduling.es.js';
defineCustomElement();
const element = document.querySelector('nylas-scheduling');
element.schedulerApiUrl = location.origin;
element.configurationId = '00000000-0000-4000-8000-000000000000';
`;

const callyScript = `import 'cally';`;

async function writePage(folder: string, element: string, script: string): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'main.js'), script);
  await writeFile(join(folder, 'index.html'), pageOf(element, './main.js'));
}
