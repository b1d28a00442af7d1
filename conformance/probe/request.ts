import type { Operation, Parameter } from '../contract/contract';
import { encodePart } from '../address-parts';
import { isJson } from '../contract/media';
import type { PlacedCredential } from '../caller';
import { isRecord } from '../contract/pointer';
import type { SentRequest } from '../types';
import { encodeMultipart, isBinaryType, PNG } from './multipart';

/** Request before it is serialized. Missing parameters are not sent. */
export interface Draft {
  /** Values by {@link parameterKey}: location and name, such as `query page`. */
  parameters: ReadonlyMap<string, unknown>;
  /** Body before it is serialized; undefined for none. For a binary `type` the file `PNG` is sent, whatever the body is. */
  body: unknown;
  /** Media type of the body; '' without a body. */
  type: string;
}

/** Draft without parameters and body. */
export const EMPTY_DRAFT: Draft = { parameters: new Map(), body: undefined, type: '' };

/** Returns a draft with only the path parameters of a draft, and no body. */
export const pathOf = ({ parameters }: Draft): Draft => ({
  ...EMPTY_DRAFT,
  parameters: new Map([...parameters].filter(([key]) => key.startsWith('path '))),
});

/** Returns the key of a parameter in the `parameters` of a {@link Draft}. */
export const parameterKey = (parameter: Pick<Parameter, 'in' | 'name'>): string => `${parameter.in} ${parameter.name}`;

/**
 * Returns a draft with another value of a parameter. An undefined value removes the parameter.
 *
 * @param key see {@link parameterKey}
 */
export function withParameter(draft: Draft, key: string, value: unknown): Draft {
  const parameters = new Map(draft.parameters);
  if (value === undefined) parameters.delete(key);
  else parameters.set(key, value);
  return { ...draft, parameters };
}

/** Request that can be sent. `bytes` is a body that is not text; the request's own body is then only shown in reports. */
export interface BuiltRequest {
  request: SentRequest;
  bytes?: Buffer;
}

/** Server and caller of a request. */
export interface Target {
  /** URL of the server with the base path, without a trailing slash. */
  base: string;
  /** Headers of every request. */
  headers: Readonly<Record<string, string>>;
  /** Credentials of the caller; none for an anonymous caller. */
  credentials: readonly PlacedCredential[];
}

/**
 * Serializes a draft, with the credentials of the caller. A credential replaces a header of the same name. A path parameter without a
 * value stays as `{name}` in the URL. Values of parameters that the operation does not declare are left out.
 */
export function buildRequest(operation: Operation, draft: Draft, target: Target): BuiltRequest {
  const headers: Record<string, string> = { Accept: acceptHeader(operation), ...target.headers };
  const query: string[] = [];
  const cookies: string[] = [];
  let path = operation.path;
  for (const parameter of operation.parameters) {
    const value = draft.parameters.get(parameterKey(parameter));
    if (value === undefined) continue;
    if (parameter.in === 'path') path = path.replaceAll(`{${parameter.name}}`, encodePart(toPlainText(value)));
    else if (parameter.in === 'header') headers[parameter.name] = toPlainText(value);
    else if (parameter.in === 'cookie') cookies.push(`${parameter.name}=${toPlainText(value)}`);
    else query.push(...queryPairs(parameter, value));
  }
  for (const { in: location, name, text } of target.credentials) {
    if (location === 'header') setHeader(headers, name, text);
    else if (location === 'cookie') cookies.push(`${name}=${text}`);
    else query.push(`${encodePart(name)}=${encodePart(text)}`);
  }
  const given = Object.entries(headers).find(([name]) => name.toLowerCase() === 'cookie')?.[1];
  if (cookies.length > 0) setHeader(headers, 'Cookie', [...(given === undefined ? [] : [given]), ...cookies].join('; '));
  const url = `${target.base}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  return { ...bodyBytes(draft, headers), ...{ request: { method: operation.method, url, headers, ...bodyText(draft, headers) } } };
}

/** Sets a header, replacing one of the same name in any case. */
function setHeader(headers: Record<string, string>, name: string, value: string): void {
  for (const key of Object.keys(headers)) if (key.toLowerCase() === name.toLowerCase()) Reflect.deleteProperty(headers, key);
  headers[name] = value;
}

/**
 * Returns the Accept header: only application/json if that is enough; otherwise all types, JSON first, because servers such as
 * Laravel decide by the first type whether errors are JSON.
 */
function acceptHeader({ responses }: Operation): string {
  const typesOf = (some: Operation['responses']) => some.flatMap(({ content }) => content.map(({ type }) => type));
  const ofSuccess = typesOf(responses.filter(({ status }) => /^(?:[23]|default)/.test(status)));
  const all = [...new Set([...ofSuccess, ...typesOf(responses)])];
  const isJsonEnough = ofSuccess.length === 0 ? all.length === 0 || all.some(isJson) : ofSuccess.includes('application/json');
  return isJsonEnough ? 'application/json' : [...all.filter(isJson), ...all.filter((type) => !isJson(type))].join(', ');
}

/** Encodes a body that is not text. Sets the Content-Type in `headers` if it is multipart. */
function bodyBytes(draft: Draft, headers: Record<string, string>): { bytes?: Buffer } {
  if (draft.body === undefined) return {};
  if (isBinaryType(draft.type)) return { bytes: PNG };
  if (draft.type !== 'multipart/form-data') return {};
  const { bytes, type } = encodeMultipart(draft.body);
  headers['Content-Type'] = type;
  return { bytes };
}

/** Serializes a body as text. Sets the Content-Type in `headers` unless it is multipart. */
function bodyText(draft: Draft, headers: Record<string, string>): { body: string | null } {
  if (draft.body === undefined) return { body: null };
  if (draft.type === 'multipart/form-data') return { body: encodeMultipart(draft.body).text };
  headers['Content-Type'] = draft.type;
  if (isJson(draft.type)) return { body: JSON.stringify(draft.body) };
  return { body: draft.type === 'application/x-www-form-urlencoded' ? toForm(draft.body) : toPlainText(draft.body) };
}

/** Serializes the members of a body as a form. A list becomes one pair for each item. */
export function toForm(body: unknown): string {
  if (!isRecord(body)) return toPlainText(body);
  return Object.entries(body)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((one: unknown) => [name, one] as const) : [[name, value] as const]))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(toPlainText(value))}`)
    .join('&');
}

/** Returns the pairs of a query parameter, by its style. */
function queryPairs({ name, style, explode }: Parameter, value: unknown): string[] {
  const pair = (key: string, one: unknown) => `${encodePart(key)}=${encodePart(toPlainText(one))}`;
  if (style === 'content') return [pair(name, typeof value === 'string' ? value : JSON.stringify(value))];
  if (Array.isArray(value)) {
    if (explode) return value.map((one) => pair(name, one));
    const between = { pipeDelimited: '|', spaceDelimited: ' ' }[style] ?? ',';
    return [pair(name, value.map(toPlainText).join(between))];
  }
  if (!isRecord(value)) return [pair(name, value)];
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  if (style === 'deepObject') return members.map(([key, one]) => pair(`${name}[${key}]`, one));
  return explode ? members.map(([key, one]) => pair(key, one)) : [pair(name, members.flat().map(toPlainText).join(','))];
}

/** Returns a value as a text: a list with commas, another value that is not a text as JSON. */
export const toPlainText = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(toPlainText).join(',') : JSON.stringify(value);
