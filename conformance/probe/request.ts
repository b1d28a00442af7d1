import type { Operation, Parameter } from '../contract/contract';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import type { SentRequest } from '../types';
import { encodeMultipart } from './multipart';

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
export const parameterKey = (parameter: Pick<Parameter, 'in' | 'name'>): string => `${parameter.in} ${parameter.name}`;

/** A draft with one parameter set, or taken out with undefined. */
export function withParameter(draft: Draft, key: string, value: unknown): Draft {
  const parameters = new Map(draft.parameters);
  if (value === undefined) parameters.delete(key);
  else parameters.set(key, value);
  return { ...draft, parameters };
}

/** A whole request. `bytes` where the body is not text. */
export interface BuiltRequest {
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
  const { credential } = operation;
  if (credential !== null && target.secret !== null) {
    const credentialText = credential.prefix + target.secret;
    if (credential.in === 'header') headers[credential.name] = credentialText;
    else if (credential.in === 'cookie') cookies.push(`${credential.name}=${credentialText}`);
    else query.push(`${encodeURIComponent(credential.name)}=${encodeURIComponent(credentialText)}`);
  }
  if (cookies.length > 0) headers['Cookie'] = cookies.join('; ');
  const url = `${target.base}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  return { ...multipartBytes(draft, headers), ...{ request: { method: operation.method, url, headers, ...bodyText(draft, headers) } } };
}

/** JSON where the operation has any; Laravel tells an API call by it. */
function acceptHeader({ responses }: Operation): string {
  const types = responses.flatMap(({ content }) => content.map(({ type }) => type));
  return types.length === 0 || types.some(isJson) ? 'application/json' : [...new Set(types)].join(', ');
}

function multipartBytes(draft: Draft, headers: Record<string, string>): { bytes?: Buffer } {
  if (draft.body === undefined || draft.type !== 'multipart/form-data') return {};
  const { bytes, type } = encodeMultipart(draft.body);
  headers['Content-Type'] = type;
  return { bytes };
}

function bodyText(draft: Draft, headers: Record<string, string>): { body: string | null } {
  if (draft.body === undefined) return { body: null };
  if (draft.type === 'multipart/form-data') return { body: encodeMultipart(draft.body).text };
  headers['Content-Type'] = draft.type;
  if (isJson(draft.type)) return { body: JSON.stringify(draft.body) };
  if (draft.type === 'application/x-www-form-urlencoded' && isRecord(draft.body)) {
    return {
      body: Object.entries(draft.body)
        .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(toPlainText(value))}`)
        .join('&'),
    };
  }
  return { body: toPlainText(draft.body) };
}

function queryPairs({ name, style, explode }: Parameter, value: unknown): string[] {
  const pair = (key: string, one: unknown) => `${encodeURIComponent(key)}=${encodeURIComponent(toPlainText(one))}`;
  if (Array.isArray(value)) {
    if (explode) return value.map((one) => pair(name, one));
    const between = { pipeDelimited: '|', spaceDelimited: ' ' }[style] ?? ',';
    return [pair(name, value.map(toPlainText).join(between))];
  }
  if (!isRecord(value)) return [pair(name, value)];
  const members = Object.entries(value);
  if (style === 'deepObject') return members.map(([key, one]) => pair(`${name}[${key}]`, one));
  return explode ? members.map(([key, one]) => pair(key, one)) : [pair(name, members.flat().map(toPlainText).join(','))];
}

/** A value as it stands in an address or a header. */
export const toPlainText = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(toPlainText).join(',') : JSON.stringify(value);
