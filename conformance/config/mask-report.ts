import { Secrets } from '../http/secrets';
import type { Finding, Report } from '../types';
import type { RunConfig } from './config';

/** Returns a copy of a report with its secrets replaced by labels. */
export type Masker = (report: Report) => Report;

/** Pattern of the names of headers whose values are secrets. */
const SECRET_HEADER = /^(authorization|cookie|proxy-authorization|x-api-key|.*(token|secret|api-?key).*)$/i;
/** Pattern of the names of body fields whose values are secrets. */
const SECRET_FIELD = /password|senha|secret|token|pin\b|cvv/i;

/** Creates a masker for the token and credentials of a configuration, and its headers and account fields with the name of a secret. */
export function createConfigMasker({
  token,
  headers,
  accounts,
  credentials,
}: Pick<RunConfig, 'token' | 'headers' | 'accounts' | 'credentials'>): Masker {
  const secrets = new Secrets();
  if (token !== null) secrets.add(token, 'TOKEN');
  for (const [name, value] of Object.entries(headers)) if (SECRET_HEADER.test(name)) addHeaderSecret(secrets, value);
  for (const account of [accounts.first, accounts.second]) {
    for (const [field, value] of Object.entries(account ?? {})) if (SECRET_FIELD.test(field)) secrets.add(value, 'PASSWORD');
  }
  for (const secret of [...Object.values(credentials.first), ...Object.values(credentials.second)]) secrets.add(secret, 'CREDENTIAL');
  return createMasker(secrets);
}

/** Adds the value of a header to the secrets under the label `TOKEN`, without a scheme such as `Bearer`. */
export function addHeaderSecret(secrets: Secrets, value: string): void {
  secrets.add(value.replace(/^(Bearer|Basic|Token|Digest)\s+/i, ''), 'TOKEN');
}

/**
 * Creates a masker that removes secrets from the findings, known ones included, the reasons of blocked checks and the causes of an
 * incomplete run. It also removes tokens that nobody added, if they are in an `Authorization` header of a curl line. The
 * excerpts of the contract stay as they are, because the findings were made with masked ones.
 */
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
    incomplete: report.incomplete.map((one) => secrets.mask(one)),
    blocked: report.blocked.map((one) => ({ ...one, reason: secrets.mask(one.reason) })),
  });
}

/** Masks the `Authorization` header of a curl line, also if its token is not among the known secrets. */
function maskAuthorization(curl: string): string {
  return curl.replaceAll(/(['"])(authorization:\s*(?:Bearer|Basic|Token)\s+)(?!\$[A-Z_]+\1)[^'"]*\1/gi, '"$2$TOKEN"');
}

export { SECRET_FIELD, SECRET_HEADER };
