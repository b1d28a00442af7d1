import { addHeaderSecret, SECRET_FIELD, SECRET_HEADER } from '../config/mask-report';
import { parseJson } from '../contract/parse-json';
import { isRecord } from '../contract/pointer';
import type { Call } from '../http/client';
import { hasNoBody } from '../http/message-framing';
import type { Secrets } from '../http/secrets';
import type { Entry } from './recording';

/**
 * Converts a recorded call, without the request headers that only a browser needs, and adds its secrets to `secrets`. Faults of the
 * transfer are not in a recording, except a body where none is allowed. A body that was not saved becomes empty: see `isBodySaved`.
 *
 * @throws TypeError if the URL is invalid
 */
export function toCall(entry: Entry, operationId: string, secrets: Secrets): Call {
  const { request, response } = entry;
  const body = request.postData?.text ?? null;
  const text = decodeBody(entry);
  collectSecrets(entry, body, text, secrets);
  const faults =
    hasNoBody(request.method, response.status) && text !== '' ? [{ kind: 'bodyless' as const, text: `${String(text.length)} bytes` }] : [];
  return {
    request: { method: request.method.toUpperCase(), url: request.url, headers: sentHeaders(entry), body },
    operationId,
    response: {
      status: response.status,
      headers: joinHeaders(response.headers),
      setCookies: response.headers.filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value),
      body: text,
      milliseconds: responseTimeMs(entry),
      faults,
      invalidUtf8: false,
    },
  };
}

/** Returns false if the response had a body that the browser did not save, because it was too long or already discarded. */
export const isBodySaved = ({ response }: Entry): boolean => response.content.text !== undefined || (response.content.size ?? 0) <= 0;

function decodeBody({ response }: Entry): string {
  const { text = '', encoding } = response.content;
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
}

function joinHeaders(headers: Entry['response']['headers']): Record<string, string> {
  const byName = new Map<string, string>();
  for (const { name, value } of headers) {
    const key = name.toLowerCase();
    if (!key.startsWith(':')) byName.set(key, byName.has(key) ? `${byName.get(key) ?? ''}, ${value}` : value);
  }
  return Object.fromEntries(byName);
}

/** Headers that a browser adds and a repeated call does not need. */
const BROWSER_HEADERS =
  /^(:.*|sec-.*|user-agent|referer|origin|accept-language|accept-encoding|connection|content-length|host|dnt|priority|pragma|te)$/i;

const sentHeaders = ({ request }: Entry): Record<string, string> =>
  Object.fromEntries(request.headers.filter(({ name }) => !BROWSER_HEADERS.test(name)).map(({ name, value }) => [name, value]));

/** Returns the time of the server and the transfer in ms, or the whole time of the call if the recording lacks them. */
function responseTimeMs({ timings, time }: Entry): number {
  const own = Math.max(0, timings?.wait ?? 0) + Math.max(0, timings?.receive ?? 0);
  return own > 0 ? own : (time ?? 0);
}

/** Adds the secrets of headers, query and bodies, found by their names. */
function collectSecrets(entry: Entry, sent: string | null, received: string, secrets: Secrets): void {
  for (const { name, value } of [...entry.request.headers, ...entry.response.headers]) {
    if (SECRET_HEADER.test(name)) addHeaderSecret(secrets, value);
    if (/^set-cookie$/i.test(name)) secrets.add(value.split(';', 1)[0]?.replace(/^[^=]*=/, '') ?? '', 'COOKIE');
  }
  for (const [name, value] of new URL(entry.request.url).searchParams) if (SECRET_FIELD.test(name)) secrets.add(value, 'TOKEN');
  for (const [name, value] of [...bodyFields(sent ?? ''), ...bodyFields(received)]) {
    if (SECRET_FIELD.test(name)) secrets.add(value, /token/i.test(name) ? 'TOKEN' : 'PASSWORD');
  }
}

/** Returns the names and texts in a body: of JSON at any depth, else of a form. Long bodies are no forms. */
function bodyFields(body: string): [string, string][] {
  const value = parseJson(body);
  return value === undefined ? [...new URLSearchParams(body.length < 100_000 ? body : '')] : [...stringMembers(value)];
}

function* stringMembers(value: unknown): Generator<[string, string]> {
  if (Array.isArray(value)) for (const item of value) yield* stringMembers(item);
  else if (isRecord(value)) {
    for (const [name, member] of Object.entries(value)) {
      if (typeof member === 'string') yield [name, member];
      else yield* stringMembers(member);
    }
  }
}
