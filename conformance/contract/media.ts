import type { Library, Spot } from './document-store';
import { isRecord } from './pointer';

/** One content type of a request or an answer. */
export interface MediaType {
  /** Lower case, without parameters: `application/json`. */
  type: string;
  schema: Spot | null;
  examples: readonly unknown[];
  spot: Spot;
}

/** The content types that something lists under `content`. */
export function mediaTypesOf(library: Library, owner: Spot): MediaType[] {
  return library.members(library.child(owner, 'content')).map(([type, spot]) => ({
    type: bareType(type),
    schema: library.child(spot, 'schema'),
    examples: examplesOf(library, spot),
    spot,
  }));
}

/** The examples of a parameter, header or content type: `example` first, then those of `examples`. */
export function examplesOf(library: Library, owner: Spot): unknown[] {
  const one = library.child(owner, 'example');
  const many = library.members(library.child(owner, 'examples')).flatMap(([, spot]) => {
    const example = library.follow(spot).value;
    return isRecord(example) && 'value' in example ? [example['value']] : [];
  });
  return one === null ? many : [one.value, ...many];
}

/** A content type in lower case, without its parameters. */
export const bareType = (type: string): string => (type.split(';', 1)[0] ?? '').trim().toLowerCase();

/** Whether a body of this content type is JSON. */
export const isJson = (type: string): boolean => /^application\/(?:[\w.+-]+\+)?json$/.test(bareType(type));

/** Whether a documented content type, which may be a range as `image/*`, takes in another. */
export function takesIn(documented: string, type: string): boolean {
  if (documented === '*/*' || documented === type) return true;
  return documented.endsWith('/*') && type.startsWith(documented.slice(0, -1));
}
