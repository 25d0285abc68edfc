import { spawnSync } from 'node:child_process';
import { checkAudit } from './check-audit.ts';

// Asks the registry for known vulnerabilities of the dependencies, and fails if there are any. A missing response does
// not fail, because not every registry answers and a build that can never pass tells nothing. The output says so.
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
