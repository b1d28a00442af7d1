import type { Headers } from '../../site/headers';

export const SERVE = ['file_server {', '\tprecompressed br gzip', '}'];

export function handler(name: string, matcher: readonly string[], lines: readonly string[]): string[] {
  return [`@${name} ${matcher.join(' ')}`, ...block(`handle @${name}`, lines)];
}

export function headerLines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${name} ${quote(value)}`);
}

export function block(name: string, lines: readonly string[]): string[] {
  return [`${name} {`, ...lines.map((line) => `\t${line}`), '}'];
}

/** Quotes a text. Backquotes need no escapes. Neither headers nor paths contain one. */
export function quote(text: string): string {
  return `\`${text}\``;
}
