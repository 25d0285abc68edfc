import { spawnSync } from 'node:child_process';
import { checkAudit } from './check-audit.ts';

// Asks the registry for known faults of the dependencies, and fails if there are some. An unanswered question does not fail:
// not every registry answers it, and a build that can never pass tells nothing. It is said in so many words.
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
