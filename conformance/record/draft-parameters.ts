import type { Parameter } from '../contract/contract';
import { isIdempotencyKey } from '../probe/request-candidates';
import { draftValue } from './draft-values';
import type { ValueSources } from './draft-values';
import type { RecordedCall } from './recorded-calls';

/** Parameter of a scenario step. */
export interface DraftParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  value: unknown;
}

/**
 * Returns the documented parameters of a call, without credentials, cookies, and headers that a browser adds (`Accept…`, `Authorization`,
 * `Content-Type`, `If-None-Match` and `If-Modified-Since`). Recorded values become references to earlier responses or inputs, which are
 * added to `sources`.
 *
 * @throws LeftOutError for a secret that the run cannot know
 */
export function draftParameters(recorded: RecordedCall, sources: ValueSources): DraftParameter[] {
  const credentials = new Set(recorded.operation.credentials.flat().map(({ in: location, name }) => `${location} ${name.toLowerCase()}`));
  return recorded.operation.parameters.flatMap((parameter) => {
    const { name, in: location } = parameter;
    if (location === 'cookie' || credentials.has(`${location} ${name.toLowerCase()}`)) return [];
    if (location === 'header' && /^(?:accept.*|authorization|content-type|if-none-match|if-modified-since)$/i.test(name)) return [];
    const value = recordedValue(parameter, recorded);
    return value === undefined ? [] : [{ name, in: location, value: draftParameter(parameter, value, recorded, sources) }];
  });
}

function draftParameter(parameter: Parameter, value: unknown, { operation }: RecordedCall, sources: ValueSources): unknown {
  if (isIdempotencyKey(parameter) && typeof value === 'string') return sources.inputs.take('uuid', value);
  const before = operation.path.slice(0, Math.max(0, operation.path.indexOf(`/{${parameter.name}}`)));
  const collection =
    parameter.in === 'path' ? (before.split('/').at(-1) ?? null) : (/^(.+?)_?(?:id|Id)$/.exec(parameter.name)?.[1] ?? null);
  const draft = (name: string, text: string) => draftValue({ name, value: text, original: text, collection }, sources);
  if (typeof value === 'string') return draft(parameter.name, value);
  if (Array.isArray(value)) return value.map((one) => draft(parameter.name, String(one)));
  return Object.fromEntries(Object.entries(value ?? {}).map(([name, one]) => [name, draft(name, String(one))]));
}

/** Returns the recorded value of a parameter: a text, a list of texts or an object of texts; undefined if it was not sent. */
function recordedValue({ name, in: location, style, explode }: Parameter, { pathParameters, url, call }: RecordedCall): unknown {
  if (location === 'path') return pathParameters.get(name);
  if (location === 'header') return Object.entries(call.request.headers).find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1];
  if (style === 'deepObject') {
    const members = [...url.searchParams].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), value] as const] : [],
    );
    return members.length === 0 ? undefined : Object.fromEntries(members);
  }
  const values = url.searchParams.getAll(name);
  return values.length > 1 && explode ? values : values[0];
}
