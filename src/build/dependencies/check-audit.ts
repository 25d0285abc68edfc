const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
type Severity = (typeof severities)[number];

/** What `npm audit --json` reports about one package. */
type Finding = { readonly name: string; readonly severity: Severity; readonly range: string };
type Report = { readonly auditReportVersion: number; readonly vulnerabilities: Readonly<Record<string, Finding>> };

/** The outputs of `npm audit --json`: for the dependencies that a server runs, and for everything installed. */
export type AuditOutputs = { readonly production: string; readonly all: string };

export type Verdict = { readonly kind: 'clean' | 'found' | 'unanswered'; readonly lines: readonly string[] };

/**
 * Checks the vulnerabilities that npm reports. For dependencies of a server, which handle requests from strangers,
 * anything from "moderate" is a failure; for tools, which read only this repository, anything from "high". A registry
 * that does not respond counts as neither, and the lines say so.
 */
export function checkAudit({ production, all }: AuditOutputs): Verdict {
  const [ofServer, ofAll] = [readReport(production), readReport(all)];
  if (!ofServer || !ofAll) {
    const reason = reasonIn(production) ?? reasonIn(all) ?? 'npm printed no report';
    return { kind: 'unanswered', lines: [`NOT AUDITED: the registry did not respond (${reason}).`] };
  }
  const findings = [...findingsFrom(ofServer, 'moderate'), ...findingsFrom(ofAll, 'high')];
  if (findings.length === 0)
    return { kind: 'clean', lines: ['Audited: no known vulnerabilities in the dependencies.'] };
  const lines = findings.map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { kind: 'found', lines: ['Known vulnerabilities in the dependencies:', ...new Set(lines)] };
}

function findingsFrom({ vulnerabilities }: Report, min: Severity): Finding[] {
  const failing = severities.slice(severities.indexOf(min));
  return Object.values(vulnerabilities).filter(({ severity }) => failing.includes(severity));
}

function readReport(output: string): Report | undefined {
  const report = parse(output);
  return report && 'auditReportVersion' in report && 'vulnerabilities' in report ? (report as Report) : undefined; // as npm documents it
}

function reasonIn(output: string): string | undefined {
  const report = parse(output);
  return report && 'message' in report ? String(report.message) : undefined;
}

function parse(output: string): object | undefined {
  try {
    const report: unknown = JSON.parse(output);
    return typeof report === 'object' && report !== null ? report : undefined;
  } catch {
    return undefined; // no report
  }
}
