import { isJson, stripParameters } from '../contract/media';
import { parseJson } from '../contract/parse-json';
import { isRecord } from '../contract/pointer';
import { draftValue } from './draft-values';
import type { ValueSources } from './draft-values';
import { LeftOutError } from './left-out';
import type { RecordedCall } from './recorded-calls';

/** Body of a scenario step. */
export interface DraftBody {
  contentType: string;
  payload: unknown;
}

/**
 * Drafts the body of a scenario step from a recorded call: recorded values become references to earlier responses, or inputs
 * that are new in every run. Adds these to `sources`. Returns null if the call has no body.
 *
 * @param isRegistration true for a registration, whose unique values (e-mail, CPF, phone, password) must be new in every run
 * @throws LeftOutError if the recording lacks a required body, or it cannot be repeated: files, invalid JSON, or an unknown secret
 */
export function draftBody(
  { operation, call: { request } }: RecordedCall,
  sources: ValueSources,
  isRegistration: boolean,
): DraftBody | null {
  if (request.body === null || request.body === '') {
    if (operation.body?.required === true) throw new LeftOutError('the recording lacks its body');
    return null;
  }
  const header = Object.entries(request.headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const contentType = stripParameters(header ?? 'application/json');
  if (contentType === 'multipart/form-data') throw new LeftOutError('a recording lacks the files of a multipart body');
  const payload = parseBody(request.body, contentType);
  return { contentType, payload: draftMember('', payload, sources, isRegistration) };
}

function parseBody(body: string, type: string): unknown {
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(body));
  if (!isJson(type)) return body;
  const value = parseJson(body);
  if (value === undefined) throw new LeftOutError('its body is not JSON');
  return value;
}

function draftMember(name: string, value: unknown, sources: ValueSources, isRegistration: boolean): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => draftMember(name, item, sources, isRegistration));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, draftMember(key, member, sources, isRegistration)]));
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  // The part of a name before `id`, `slug` or `code` names the collection: `game` for `game_id`.
  const [, collection = null] = /^(.+?)_?(?:id|Id|uuid|slug|code)s?$/.exec(name) ?? [];
  return draftValue({ name, value: String(value), original: value, collection }, sources, isRegistration);
}
