import { spawnSync } from 'node:child_process';
import { checkAudit } from './check-audit.ts';

// Asks the registry for known vulnerabilities of the dependencies, and fails if there are any. A missing response does
// not fail, because not every registry responds, and a build that can never pass is of no use. The output says that
// nothing was audited.
const { kind, lines } = checkAudit({ production: audit('--omit=dev'), all: audit() });
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = kind === 'found' ? 1 : 0;

function audit(...options: string[]): string {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...options], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout ?? '';
}
