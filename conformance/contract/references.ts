import { appendPointer, isRecord } from './pointer';

/** Keywords with data, which may contain `$ref` as a plain member. */
const DATA_KEYWORDS = new Set(['example', 'default', 'const', 'enum', 'value']);

/** Keywords whose members have free names: a property may be called `enum` or `$ref`. */
export const MAP_KEYWORDS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'paths',
  'webhooks',
  'content',
  'encoding',
]);

/** An object with a `$ref`. */
interface Reference {
  pointer: string;
  ref: string;
}

/** Returns all references of a document. */
export function* findReferences(value: unknown, pointer = '', isMap = false): Generator<Reference> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value) as [string, unknown][]) {
    const at = appendPointer(pointer, name);
    if (isMap || Array.isArray(value)) yield* findReferences(member, at);
    else if (name === '$ref' && typeof member === 'string') yield { pointer, ref: member };
    else if (!isData(name, member)) yield* findReferences(member, at, isRecord(member) && MAP_KEYWORDS.has(name));
  }
}

/** Returns true for a member with data. In a schema `examples` is a list of data, elsewhere a map of objects. */
export const isData = (name: string, member: unknown) =>
  DATA_KEYWORDS.has(name) || name.startsWith('x-') || (name === 'examples' && Array.isArray(member));
