import { Secrets } from '../http/secrets';
import type { Finding, Report } from '../types';
import type { RunConfig } from './config';

/** Takes secrets out of a report. */
export type Masker = (report: Report) => Report;

const SECRET_HEADER = /^(authorization|cookie|proxy-authorization|x-api-key|.*(token|secret|api-?key).*)$/i;
const SECRET_FIELD = /password|senha|secret|token|pin\b|cvv/i;

/** Knows the secrets of a configuration: whatever a run does with them, its report leaves without them. */
export function createConfigMasker({ token, headers, accounts }: Pick<RunConfig, 'token' | 'headers' | 'accounts'>): Masker {
  const secrets = new Secrets();
  if (token !== null) secrets.add(token, 'TOKEN');
  for (const [name, value] of Object.entries(headers)) if (SECRET_HEADER.test(name)) addHeaderSecret(secrets, value);
  for (const account of [accounts.first, accounts.second]) {
    for (const [field, value] of Object.entries(account ?? {})) if (SECRET_FIELD.test(field)) secrets.add(value, 'PASSWORD');
  }
  return createMasker(secrets);
}

/** The value of a header is a secret; of `Bearer TOKEN`, the part after the scheme. */
export function addHeaderSecret(secrets: Secrets, value: string): void {
  secrets.add(value.replace(/^(Bearer|Basic|Token|Digest)\s+/i, ''), 'TOKEN');
}

/** Takes given secrets out of every text of a report that a server or a run has written. */
export function createMasker(secrets: Secrets): Masker {
  const maskFinding = <One extends Finding>(finding: One): One => ({
    ...finding,
    expected: secrets.mask(finding.expected),
    actual: secrets.mask(finding.actual),
    message: secrets.mask(finding.message),
    curl: maskAuthorization(secrets.mask(finding.curl)),
  });
  return (report) => ({
    ...report,
    findings: report.findings.map(maskFinding),
    known: report.known.map(maskFinding),
    blocked: report.blocked.map((one) => ({ ...one, reason: secrets.mask(one.reason) })),
  });
}

/** A curl line whose Authorization says nothing but `$TOKEN`, wherever its token came from. */
function maskAuthorization(curl: string): string {
  return curl.replaceAll(/(['"])(authorization:\s*(?:Bearer|Basic|Token)\s+)(?!\$[A-Z_]+\1)[^'"]*\1/gi, '"$2$TOKEN"');
}

export { SECRET_FIELD, SECRET_HEADER };
