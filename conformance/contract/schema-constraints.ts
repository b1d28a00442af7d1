import type { Library, Spot } from './document-store';
import { below, isRecord } from './pointer';

/** What a schema asks for, its references and `allOf` taken together: one alternative of `oneOf` and `anyOf`. */
export interface Facets {
  /** Empty: any type. */
  types: readonly string[];
  /** Keywords with a plain value, and where they stand: `minimum`, `pattern`, `enum`, `const`, `default`… */
  limits: ReadonlyMap<string, Spot>;
  properties: ReadonlyMap<string, Spot>;
  required: ReadonlyMap<string, Spot>;
  items: Spot | null;
  examples: readonly unknown[];
}

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'enum',
  'const',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
  'readOnly',
  'contentMediaType',
  'contentEncoding',
  'description',
] as const;

/** The larger wins where two schemas say both, the smaller, or the first. */
const LARGER = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems']);
const SMALLER = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']);

/** What a schema asks for, once for each of its alternatives; the first comes first. */
export function facetsOf(library: Library, schema: Spot, depth = 0): Facets[] {
  const spot = library.follow(schema);
  const own = ownFacets(library, spot);
  const beside = besideReference(schema, spot);
  const start = beside === null ? [own] : [merged(ownFacets(library, beside), own)];
  if (depth > 8) return start;
  let all = start;
  for (const [, part] of library.members(library.child(spot, 'allOf'))) all = crossed(all, facetsOf(library, part, depth + 1));
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = library.members(library.child(spot, keyword)).flatMap(([, branch]) => facetsOf(library, branch, depth + 1));
    if (branches.length > 0) all = crossed(all, branches);
  }
  return all;
}

/** In OpenAPI 3.1 a reference may have keywords beside it. */
function besideReference(schema: Spot, target: Spot): Spot | null {
  if (schema.file === target.file && schema.pointer === target.pointer) return null;
  if (!isRecord(schema.value)) return null;
  const rest = Object.fromEntries(Object.entries(schema.value).filter(([name]) => name !== '$ref'));
  return Object.keys(rest).length === 0 ? null : { ...schema, value: rest };
}

function ownFacets(library: Library, spot: Spot): Facets {
  const value = isRecord(spot.value) ? spot.value : {};
  const inside = (...segments: string[]): Spot => {
    const pointer = below(spot.pointer, ...segments);
    return { file: spot.file, pointer, value: value[segments[0] ?? ''] };
  };
  const limits = LIMITS.filter((name) => name in value).map((name) => [name, inside(name)] as const);
  const { type, required, properties } = value;
  const examples = Array.isArray(value['examples']) ? (value['examples'] as unknown[]) : 'example' in value ? [value['example']] : [];
  return {
    types: Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : [],
    limits: new Map(limits),
    properties: new Map(library.members(isRecord(properties) ? inside('properties') : null)),
    required: new Map(Array.isArray(required) ? required.map((name) => [String(name), inside('required')]) : []),
    items: 'items' in value ? inside('items') : null,
    examples,
  };
}

const crossed = (some: readonly Facets[], others: readonly Facets[]) =>
  some.flatMap((one) => others.map((other) => merged(one, other))).slice(0, 16);

function merged(one: Facets, other: Facets): Facets {
  const limits = new Map(one.limits);
  for (const [name, spot] of other.limits) {
    const known = limits.get(name);
    if (known === undefined || tighter(name, spot.value, known.value)) limits.set(name, spot);
  }
  return {
    types:
      one.types.length === 0 ? other.types : other.types.length === 0 ? one.types : one.types.filter((type) => other.types.includes(type)),
    limits,
    properties: new Map([...other.properties, ...one.properties]),
    required: new Map([...other.required, ...one.required]),
    items: one.items ?? other.items,
    examples: [...one.examples, ...other.examples],
  };
}

const tighter = (name: string, value: unknown, known: unknown) =>
  (LARGER.has(name) && Number(value) > Number(known)) || (SMALLER.has(name) && Number(value) < Number(known));
