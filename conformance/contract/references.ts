import { appendPointer, isRecord } from './pointer';

/** Keywords that hold data of the API, besides `examples` and extensions. A `$ref` in data is no reference. */
const DATA_KEYWORDS = new Set(['example', 'default', 'const', 'enum', 'value']);

/** Keywords whose members have free names. A member may therefore be called like a keyword, such as `enum` or `$ref`. */
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

/** Object with a `$ref`, and its place. */
export interface Reference {
  /** Pointer of the object, not of its `$ref`. */
  pointer: string;
  ref: string;
  /** The object itself. */
  value: unknown;
}

/** Place in a document. It becomes a pointer only if a reference is found there, because few members are references. */
interface Path {
  readonly parent: Path | null;
  readonly name: string;
}

/** References by document. */
const known = new WeakMap<object, readonly Reference[]>();

/** Returns all references of a parsed document. They are cached by the object, so that later changes of it are not seen. */
export function findReferences(document: unknown): readonly Reference[] {
  if (typeof document !== 'object' || document === null) return [];
  const found = known.get(document) ?? collectReferences(document);
  known.set(document, found);
  return found;
}

function collectReferences(document: object): readonly Reference[] {
  const found: Reference[] = [];
  visit(document, null, false);
  return found;

  function visit(value: unknown, path: Path | null, isMap: boolean): void {
    if (typeof value !== 'object' || value === null) return;
    const hasFreeNames = isMap || Array.isArray(value);
    for (const [name, member] of Object.entries(value) as [string, unknown][]) {
      const at = { parent: path, name };
      if (hasFreeNames) visit(member, at, false);
      else if (name === '$ref' && typeof member === 'string') found.push({ pointer: toPointer(path), ref: member, value });
      else if (typeof member === 'object' && !isData(name, member)) visit(member, at, isRecord(member) && MAP_KEYWORDS.has(name));
    }
  }
}

const toPointer = (path: Path | null): string => (path === null ? '' : appendPointer(toPointer(path.parent), path.name));

/**
 * Returns true for a member that holds data of the API, or an extension `x-…`. `examples` is a list of data in a schema, and elsewhere
 * a map of objects.
 */
export const isData = (name: string, member: unknown) =>
  DATA_KEYWORDS.has(name) || name.startsWith('x-') || (name === 'examples' && Array.isArray(member));
