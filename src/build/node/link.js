// Makes `node` in npm scripts the Node.js whose hash is in the lock file. npm itself links it too, but npm 10 removes
// the link again with the packages of other platforms, which have a command of the same name.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';

const modules = new URL('../../../node_modules/', import.meta.url);
const { optionalDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const minMajor = 24;

// npm leaves out what is for other platforms.
const name = Object.keys(optionalDependencies).find((each) => existsSync(new URL(`${each}/bin/`, modules)));
if (name) link(`../${name}/bin/node`);
else if (Number.parseInt(process.versions.node, 10) < minMajor) {
  process.stderr.write(
    `Install Node ${minMajor}: there is none for ${process.platform} ${process.arch} in src/build/node.\n`,
  );
  process.exitCode = 1;
}

function link(target) {
  mkdirSync(new URL('.bin/', modules), { recursive: true });
  if (process.platform === 'win32') {
    const command = target.replaceAll('/', '\\');
    writeFileSync(new URL('.bin/node.cmd', modules), `@"%~dp0${command}.exe" %*\r\n`);
    return;
  }
  const path = new URL('.bin/node', modules);
  rmSync(path, { force: true });
  symlinkSync(target, path);
}
