import type { Headers } from '../../site/headers';
import type { Deployment } from '../config/deployment-config';

/** Lines that serve a file. Without ranges, because the error of a wrong one would have the encoding of the file. */
export const SERVE = ['request_header -Range', 'file_server {', '\tprecompressed br gzip', '}'];

/** Returns the folder of a release. The environment may set DEPLOYMENT, that of the deployment. */
export function rootOf(release: string): string {
  return `{$DEPLOYMENT:deployment}/${release}`;
}

/** Returns the line of the deployment's own certificate. */
export function tlsLines({ tls }: Deployment): string[] {
  return tls === null ? [] : [`tls ${quote(tls.certificate)} ${quote(tls.key)}`];
}

/** Returns the block that redirects http to an origin. Caddy itself leaves it out for names of a given certificate. */
export function redirectBlock(origin: string, headers: Headers): string[] {
  return block(`http://${new URL(origin).hostname}`, [...headerLines(headers), `redir ${origin}{uri} 308`]);
}

/** Returns a handler of the requests that all matchers match. */
export function handler(name: string, matchers: readonly string[], lines: readonly string[]): string[] {
  return [...block(`@${name}`, matchers), ...block(`handle @${name}`, lines)];
}

export function headerLines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${name} ${quote(value)}`);
}

export function block(name: string, lines: readonly string[]): string[] {
  return [`${name} {`.trimStart(), ...lines.map((line) => `\t${line}`), '}'];
}

/** Quotes a text. Backquotes need no escapes. Neither headers nor paths contain one. */
export function quote(text: string): string {
  return `\`${text}\``;
}
