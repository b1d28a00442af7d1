import type { Operation, Parameter } from '../contract/contract';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import type { SentRequest } from '../types';
import { multipart } from './multipart';

/** What a request is made of, before it is put on the wire. A member that is left out is not sent. */
export interface Draft {
  /** By place and name: `query page`. */
  parameters: ReadonlyMap<string, unknown>;
  /** Undefined: no body. */
  body: unknown;
  /** The content type of the body. */
  type: string;
}

/** A parameter's key in a {@link Draft}. */
export const keyOf = (parameter: Pick<Parameter, 'in' | 'name'>): string => `${parameter.in} ${parameter.name}`;

/** A draft with one parameter set, or taken out with undefined. */
export function withParameter(draft: Draft, key: string, value: unknown): Draft {
  const parameters = new Map(draft.parameters);
  if (value === undefined) parameters.delete(key);
  else parameters.set(key, value);
  return { ...draft, parameters };
}

/** A whole request. `bytes` where the body is not text. */
export interface Built {
  request: SentRequest;
  bytes?: Buffer;
}

/** Where an operation is called, and how the caller shows who it is. */
export interface Target {
  /** Address and base path, without a slash at the end. */
  base: string;
  /** Headers of every request. */
  headers: Readonly<Record<string, string>>;
  /** Null: the caller does not say who it is. */
  secret: string | null;
}

/** Puts a request together. */
export function build(operation: Operation, draft: Draft, target: Target): Built {
  const headers: Record<string, string> = { Accept: acceptedBy(operation), ...target.headers };
  const query: string[] = [];
  const cookies: string[] = [];
  let path = operation.path;
  for (const parameter of operation.parameters) {
    const value = draft.parameters.get(keyOf(parameter));
    if (value === undefined) continue;
    if (parameter.in === 'path') path = path.replaceAll(`{${parameter.name}}`, encodeURIComponent(plain(value)));
    else if (parameter.in === 'header') headers[parameter.name] = plain(value);
    else if (parameter.in === 'cookie') cookies.push(`${parameter.name}=${plain(value)}`);
    else query.push(...inQuery(parameter, value));
  }
  const { credential } = operation;
  if (credential !== null && target.secret !== null) {
    const said = credential.prefix + target.secret;
    if (credential.in === 'header') headers[credential.name] = said;
    else if (credential.in === 'cookie') cookies.push(`${credential.name}=${said}`);
    else query.push(`${encodeURIComponent(credential.name)}=${encodeURIComponent(said)}`);
  }
  if (cookies.length > 0) headers['Cookie'] = cookies.join('; ');
  const url = `${target.base}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  return { ...bodyOf(draft, headers), ...{ request: { method: operation.method, url, headers, ...textOf(draft, headers) } } };
}

/** JSON where the operation has any; Laravel tells an API call by it. */
function acceptedBy({ answers }: Operation): string {
  const types = answers.flatMap(({ content }) => content.map(({ type }) => type));
  return types.length === 0 || types.some(isJson) ? 'application/json' : [...new Set(types)].join(', ');
}

function bodyOf(draft: Draft, headers: Record<string, string>): { bytes?: Buffer } {
  if (draft.body === undefined || draft.type !== 'multipart/form-data') return {};
  const { bytes, type } = multipart(draft.body);
  headers['Content-Type'] = type;
  return { bytes };
}

function textOf(draft: Draft, headers: Record<string, string>): { body: string | null } {
  if (draft.body === undefined) return { body: null };
  if (draft.type === 'multipart/form-data') return { body: multipart(draft.body).shown };
  headers['Content-Type'] = draft.type;
  if (isJson(draft.type)) return { body: JSON.stringify(draft.body) };
  if (draft.type === 'application/x-www-form-urlencoded' && isRecord(draft.body)) {
    return {
      body: Object.entries(draft.body)
        .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(plain(value))}`)
        .join('&'),
    };
  }
  return { body: plain(draft.body) };
}

function inQuery({ name, style, explode }: Parameter, value: unknown): string[] {
  const pair = (key: string, one: unknown) => `${encodeURIComponent(key)}=${encodeURIComponent(plain(one))}`;
  if (Array.isArray(value)) {
    if (explode) return value.map((one) => pair(name, one));
    const between = { pipeDelimited: '|', spaceDelimited: ' ' }[style] ?? ',';
    return [pair(name, value.map(plain).join(between))];
  }
  if (!isRecord(value)) return [pair(name, value)];
  const members = Object.entries(value);
  if (style === 'deepObject') return members.map(([key, one]) => pair(`${name}[${key}]`, one));
  return explode ? members.map(([key, one]) => pair(key, one)) : [pair(name, members.flat().map(plain).join(','))];
}

/** A value as it stands in an address or a header. */
export const plain = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(plain).join(',') : JSON.stringify(value);
