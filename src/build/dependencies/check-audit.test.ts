import { expect, test } from 'vitest';
import { checkAudit } from './check-audit.ts';

function report(...severities: string[]): string {
  const entries = severities.map((severity) => [
    severity,
    { name: `a-${severity}-package`, severity, range: '<2.0.0' },
  ]);
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(entries) });
}

const refusal = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 });

test.each([
  ['nothing', report(), report()],
  ['a low one in the server', report('low'), report('low')],
  ['a moderate one in a tool', report(), report('moderate')],
])('passes dependencies with %s', (_, production, all) => {
  expect(checkAudit({ production, all }).kind).toBe('clean');
});

test.each([
  ['a moderate fault in the server', report('moderate'), report('moderate'), 'a-moderate-package <2.0.0: moderate'],
  ['a critical fault in the server', report('critical'), report('critical'), 'a-critical-package <2.0.0: critical'],
  ['a high fault in a tool', report(), report('high'), 'a-high-package <2.0.0: high'],
])('fails on %s and names the package once', (_, production, all, line) => {
  const { kind, lines } = checkAudit({ production, all });
  expect([kind, ...lines]).toEqual(['found', 'Known vulnerabilities in the dependencies:', line]);
});

test.each([
  ['a registry that refuses', refusal, refusal, '405 Method Not Allowed'],
  ['a registry that refuses half', report(), refusal, '405 Method Not Allowed'],
  ['no output at all', '', '', 'npm printed no report'],
  ['an output that is no report', '[]', 'null', 'npm printed no report'],
])('never counts %s as an audit', (_, production, all, reason) => {
  const { kind, lines } = checkAudit({ production, all });
  expect([kind, ...lines]).toEqual(['unanswered', `NOT AUDITED: the registry did not respond (${reason}).`]);
});
