import type { Headers } from '../../site/headers';
import type { Deployment } from '../config/deployment-config';

/**
 * Lines that serve a file, compressed if the browser accepts it. The Range header is removed, because the error of an invalid range
 * would have the file's Content-Encoding.
 */
export const SERVE = ['request_header -Range', 'file_server {', '\tprecompressed br gzip', '}'];

/**
 * Returns the folder of a release as a text in which Caddy puts its environment variable DEPLOYMENT: the folder of the deployment, which is
 * `deployment` by default.
 */
export function rootOf(release: string): string {
  return `{$DEPLOYMENT:deployment}/${release}`;
}

/** Returns the line with the deployment's own certificate; none if Caddy obtains one. */
export function tlsLines({ tls }: Deployment): string[] {
  return tls === null ? [] : [`tls ${quote(tls.certificate)} ${quote(tls.key)}`];
}

/**
 * Returns the block that redirects http to an origin. It is needed because Caddy does not redirect names with a given
 * certificate.
 */
export function redirectBlock(origin: string, headers: Headers): string[] {
  return block(`http://${new URL(origin).hostname}`, [...headerLines(headers), `redir ${origin}{uri} 308`]);
}

/** Returns a matcher and a handler for the requests that match all its conditions. @param name unique name of the matcher */
export function handler(name: string, matchers: readonly string[], lines: readonly string[]): string[] {
  return [...block(`@${name}`, matchers), ...block(`handle @${name}`, lines)];
}

/** Returns the lines that set headers. */
export function headerLines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${name} ${quote(value)}`);
}

/** Returns a block with indented lines. @param name text before the brace; '' for the global options */
export function block(name: string, lines: readonly string[]): string[] {
  return [`${name} {`.trimStart(), ...lines.map((line) => `\t${line}`), '}'];
}

/** Quotes a text with backquotes, so that nothing in it needs an escape. Neither headers nor paths contain a backquote. */
export function quote(text: string): string {
  return `\`${text}\``;
}
