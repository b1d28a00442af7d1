import { facetsOf } from '../contract/schema-constraints';
import type { Operation } from '../contract/contract';
import type { Library, Place, Spot } from '../contract/document-store';
import { below, isRecord, segmentsOf, valueAt } from '../contract/pointer';
import { isIdempotencyKey, mediaOf } from './request-candidates';
import { FILE } from './multipart';
import { keyOf, withParameter } from './request';
import type { Draft } from './request';

/** A place in a request that a value can be put into: a parameter, or a member of the body. */
export interface Field {
  in: 'path' | 'query' | 'header' | 'body';
  /** As the server's error answers name it: `page`, `address.city`. */
  name: string;
  /** As findings name it: `?page`, `{id}`, `#User-Ip`, `/address/city`. */
  pointer: string;
  schema: Spot;
  required: boolean;
  /** Where the contract says that it is required, if it does. */
  needed: Place | null;
  text: string;
  /** The request with another value there; undefined takes the field out. */
  put(draft: Draft, value: unknown): Draft;
}

/** The names of a body's members. */
export const fieldNames = (library: Library, schema: Spot): string[] => [...(facetsOf(library, schema)[0]?.properties.keys() ?? [])];

/** How deep into a body. */
const DEEPEST = 3;

/** All fields of an operation's request. */
export function fieldsOf(operation: Operation, draft: Draft, library: Library): Field[] {
  const media = mediaOf(operation);
  const inBody = media?.schema && isRecord(draft.body) ? bodyFields(library, media.schema, draft.body, '', 0) : [];
  return [...parameterFields(operation), ...inBody];
}

function parameterFields(operation: Operation): Field[] {
  return operation.parameters.flatMap((parameter): Field[] => {
    const { in: place, name, schema, required, description, spot } = parameter;
    if (schema === null || place === 'cookie') return [];
    // Headers that whatever stands between may read and change are no matter of the server's own checks.
    if (place === 'header' && (!isIdempotencyKey(parameter) || required)) return [];
    if (place === 'header') return [];
    const pointer = { path: `{${name}}`, query: `?${name}` }[place];
    return [
      {
        in: place,
        name,
        pointer,
        schema,
        required,
        needed: required && place === 'query' ? spot : null,
        text: description,
        put: (draft, value) => withParameter(draft, keyOf(parameter), value),
      },
    ];
  });
}

function bodyFields(library: Library, schema: Spot, body: unknown, pointer: string, depth: number): Field[] {
  // Of several alternatives only what all of them have could be tried safely.
  const alternatives = facetsOf(library, schema).filter(({ types }) => !(types.length === 1 && types[0] === 'null'));
  const [facets] = alternatives;
  if (facets === undefined || alternatives.length > 1 || depth > DEEPEST) return [];
  return [...facets.properties].flatMap(([name, member]) => {
    const place = below(pointer, name);
    const value = valueAt(body, place);
    if (value === FILE) return [];
    const own: Field = {
      in: 'body',
      name: segmentsOf(place).join('.'),
      pointer: place,
      schema: member,
      required: facets.required.has(name),
      needed: facets.required.get(name) ?? null,
      text: descriptionOf(library, member),
      put: (draft, replacement) => ({ ...draft, body: replaced(draft.body, segmentsOf(place), replacement) }),
    };
    return [own, ...(isRecord(value) ? bodyFields(library, member, body, place, depth + 1) : [])];
  });
}

function replaced(body: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  const members = isRecord(body) ? body : {};
  if (rest.length === 0 && value === undefined) return Object.fromEntries(Object.entries(members).filter(([name]) => name !== first));
  return { ...members, [first]: replaced(members[first], rest, value) };
}

function descriptionOf(library: Library, schema: Spot): string {
  const beside = isRecord(schema.value) ? schema.value['description'] : undefined;
  const said = beside ?? library.child(schema, 'description')?.value;
  return typeof said === 'string' ? said : '';
}
