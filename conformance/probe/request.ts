import type { Operation, Parameter } from '../contract/contract';
import { isJson } from '../contract/media';
import type { PlacedCredential } from '../caller';
import { isRecord } from '../contract/pointer';
import type { SentRequest } from '../types';
import { encodeMultipart, isBinaryType, PNG } from './multipart';

/** A request before serialization. Missing members are not sent. */
export interface Draft {
  /** Values by location and name: `query page`. */
  parameters: ReadonlyMap<string, unknown>;
  /** Body before serialization; undefined for none. */
  body: unknown;
  type: string;
}

/** Returns the key of a parameter in the `parameters` of a {@link Draft}. */
export const parameterKey = (parameter: Pick<Parameter, 'in' | 'name'>): string => `${parameter.in} ${parameter.name}`;

export function withParameter(draft: Draft, key: string, value: unknown): Draft {
  const parameters = new Map(draft.parameters);
  if (value === undefined) parameters.delete(key);
  else parameters.set(key, value);
  return { ...draft, parameters };
}

export interface BuiltRequest {
  request: SentRequest;
  bytes?: Buffer;
}

export interface Target {
  /** Address of the server with the base path, without a trailing slash. */
  base: string;
  /** Headers of every request. */
  headers: Readonly<Record<string, string>>;
  /** Credentials of the caller; empty for an anonymous one. */
  credentials: readonly PlacedCredential[];
}

/** Serializes a draft, with the caller's credentials at their places. A credential replaces a header of the same name. */
export function buildRequest(operation: Operation, draft: Draft, target: Target): BuiltRequest {
  const headers: Record<string, string> = { Accept: acceptHeader(operation), ...target.headers };
  const query: string[] = [];
  const cookies: string[] = [];
  let path = operation.path;
  for (const parameter of operation.parameters) {
    const value = draft.parameters.get(parameterKey(parameter));
    if (value === undefined) continue;
    if (parameter.in === 'path') path = path.replaceAll(`{${parameter.name}}`, encodeURIComponent(toPlainText(value)));
    else if (parameter.in === 'header') headers[parameter.name] = toPlainText(value);
    else if (parameter.in === 'cookie') cookies.push(`${parameter.name}=${toPlainText(value)}`);
    else query.push(...queryPairs(parameter, value));
  }
  for (const { in: location, name, text } of target.credentials) {
    if (location === 'header') setHeader(headers, name, text);
    else if (location === 'cookie') cookies.push(`${name}=${text}`);
    else query.push(`${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
  }
  const given = Object.entries(headers).find(([name]) => name.toLowerCase() === 'cookie')?.[1];
  if (cookies.length > 0) setHeader(headers, 'Cookie', [...(given === undefined ? [] : [given]), ...cookies].join('; '));
  const url = `${target.base}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  return { ...bodyBytes(draft, headers), ...{ request: { method: operation.method, url, headers, ...bodyText(draft, headers) } } };
}

/** Replaces a header whose name is written in another case. */
function setHeader(headers: Record<string, string>, name: string, value: string): void {
  for (const key of Object.keys(headers)) if (key.toLowerCase() === name.toLowerCase()) Reflect.deleteProperty(headers, key);
  headers[name] = value;
}

/**
 * Returns the Accept header: only application/json where that is enough, else the JSON types first, because servers such as
 * Laravel decide by the first type whether an error is JSON.
 */
function acceptHeader({ responses }: Operation): string {
  const typesOf = (some: Operation['responses']) => some.flatMap(({ content }) => content.map(({ type }) => type));
  const ofSuccess = typesOf(responses.filter(({ status }) => /^(?:[23]|default)/.test(status)));
  const all = [...new Set([...ofSuccess, ...typesOf(responses)])];
  const isJsonEnough = ofSuccess.length === 0 ? all.length === 0 || all.some(isJson) : ofSuccess.includes('application/json');
  return isJsonEnough ? 'application/json' : [...all.filter(isJson), ...all.filter((type) => !isJson(type))].join(', ');
}

/** Encodes a body that is not text, and sets the Content-Type of a multipart one in `headers`. */
function bodyBytes(draft: Draft, headers: Record<string, string>): { bytes?: Buffer } {
  if (draft.body === undefined) return {};
  if (isBinaryType(draft.type)) return { bytes: PNG };
  if (draft.type !== 'multipart/form-data') return {};
  const { bytes, type } = encodeMultipart(draft.body);
  headers['Content-Type'] = type;
  return { bytes };
}

/** Serializes a body as text, and sets its Content-Type in `headers` unless it is multipart. */
function bodyText(draft: Draft, headers: Record<string, string>): { body: string | null } {
  if (draft.body === undefined) return { body: null };
  if (draft.type === 'multipart/form-data') return { body: encodeMultipart(draft.body).text };
  headers['Content-Type'] = draft.type;
  if (isJson(draft.type)) return { body: JSON.stringify(draft.body) };
  return { body: draft.type === 'application/x-www-form-urlencoded' ? toForm(draft.body) : toPlainText(draft.body) };
}

/** Serializes the members of a body as a form, lists item by item. */
export function toForm(body: unknown): string {
  if (!isRecord(body)) return toPlainText(body);
  return Object.entries(body)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((one: unknown) => [name, one] as const) : [[name, value] as const]))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(toPlainText(value))}`)
    .join('&');
}

function queryPairs({ name, style, explode }: Parameter, value: unknown): string[] {
  const pair = (key: string, one: unknown) => `${encodeURIComponent(key)}=${encodeURIComponent(toPlainText(one))}`;
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

export const toPlainText = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(toPlainText).join(',') : JSON.stringify(value);
