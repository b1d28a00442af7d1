import { isRecord } from '../contract/pointer';
import type { Call } from '../http/client';
import { parseResponseJson } from './response-status';

/** Names of the members that may contain the id of a record, the most likely first. */
export const ID_KEYS = ['id', 'uuid', 'transaction_id', 'reference', 'code'];

/** Returns the record in a response, without the envelope `data`; an empty one if there is no record. */
export const responseRecord = (call: Call): Record<string, unknown> => {
  const value = parseResponseJson(call);
  const inner = isRecord(value) && isRecord(value['data']) ? value['data'] : value;
  return isRecord(inner) ? inner : {};
};

/**
 * Returns the id of the record in a parsed response. The record is its `data` or itself, or the only member of that. Returns undefined if
 * there is none.
 */
export function findId(value: unknown): string | number | undefined {
  const inner = isRecord(value) && isRecord(value['data']) ? value['data'] : value;
  const records = [inner, ...(isRecord(inner) && Object.keys(inner).length === 1 ? Object.values(inner) : [])].filter(isRecord);
  const found = records
    .flatMap((record) => ID_KEYS.map((key) => record[key]))
    .find((one) => typeof one === 'string' || typeof one === 'number');
  return typeof found === 'string' || typeof found === 'number' ? found : undefined;
}

/**
 * Returns the first object that has the given id, compared as text, in one of the members `keys`. It is searched at most five levels deep
 * in a parsed response; undefined if there is none.
 */
export function findRecord(
  value: unknown,
  id: string | number,
  keys: readonly string[] = ID_KEYS,
  depth = 0,
): Record<string, unknown> | undefined {
  if (depth > 5) return undefined;
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = findRecord(item, id, keys, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  if (keys.some((key) => key in value && String(value[key]) === String(id))) return value;
  for (const member of Object.values(value)) {
    const found = typeof member === 'object' ? findRecord(member, id, keys, depth + 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
