import { MAX_BODY_VALUES, MAX_DEPTH } from '../limits';
import { measureJson } from './json-tokens';

/** Parses a text of a server; undefined if it is no JSON, or has more values or levels than `limits.ts` allows. */
export function parseJson(text: string): unknown {
  const { depth, values } = measureJson(text);
  if (depth > MAX_DEPTH || values > MAX_BODY_VALUES) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
