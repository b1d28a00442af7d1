import { appendPointer, isRecord } from './pointer';
import { isData, MAP_KEYWORDS } from './references';

/** Document with the schemas of OpenAPI 3.1. */
export interface UpgradedDocument {
  parsed: unknown;
  /** Original pointers of the moved schemas, by new pointer. A new pointer begins with the original one of its parent. */
  moved: ReadonlyMap<string, string>;
}

type Schema = Readonly<Record<string, unknown>>;

/** Keywords that OpenAPI 3.0 ignores beside a `$ref`. In 3.1 they have an effect, so they are removed. */
const IGNORED_BESIDE_REF = new Set([
  ...['allOf', 'anyOf', 'oneOf', 'not', 'properties', 'additionalProperties', 'required', 'items', 'type', 'enum', 'format', 'pattern'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'default'],
]);

/**
 * Returns a copy of an OpenAPI 3.0 document with the schemas of 3.1. Keywords keep their pointers, so that findings have the
 * lines of the user's file; `moved` has the few exceptions.
 */
export function upgradeSchemas(parsed: unknown): UpgradedDocument {
  const moved = new Map<string, string>();
  return { parsed: upgrade(parsed, '', false), moved };

  function upgrade(value: unknown, pointer: string, isMap: boolean): unknown {
    if (Array.isArray(value)) return value.map((item: unknown, index) => upgrade(item, appendPointer(pointer, index), false));
    if (!isRecord(value)) return value;
    const members = Object.entries(value).map(([name, member]) => {
      const at = appendPointer(pointer, name);
      if (!isMap && isData(name, member)) return [name, member];
      return [name, upgrade(member, at, !isMap && isRecord(member) && MAP_KEYWORDS.has(name))];
    });
    const copy = Object.fromEntries(members) as Schema;
    return isMap ? copy : upgradeNullable(upgradeLimits(withoutIgnored(copy)), pointer);
  }

  function upgradeNullable({ nullable, ...schema }: Schema, pointer: string): Schema {
    if (nullable !== true) return nullable === undefined || nullable === false ? schema : { nullable, ...schema };
    const members =
      Array.isArray(schema['enum']) && !schema['enum'].includes(null) ? { enum: [...(schema['enum'] as unknown[]), null] } : {};
    const nullType = { type: 'null' };
    if (typeof schema['type'] === 'string') return { ...schema, ...members, type: [schema['type'], 'null'] };
    // `nullable` beside a reference or a composition has no effect in OpenAPI 3.0, but authors mean that null is allowed.
    for (const keyword of ['oneOf', 'anyOf']) {
      const list = schema[keyword];
      if (Array.isArray(list)) return { ...schema, ...members, [keyword]: [...(list as unknown[]), nullType] };
    }
    for (const keyword of ['allOf', '$ref']) {
      if (!(keyword in schema)) continue;
      const { [keyword]: own, ...rest } = schema;
      moved.set(appendPointer(pointer, 'anyOf', 0, keyword), appendPointer(pointer, keyword));
      return { ...rest, ...members, anyOf: [{ [keyword]: own }, nullType] };
    }
    return { ...schema, ...members };
  }
}

/** Converts exclusive limits. In OpenAPI 3.0 they are booleans beside `minimum` and `maximum`. */
function upgradeLimits(schema: Schema): Schema {
  let upgraded = schema;
  for (const [exclusive, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const { [exclusive]: flag, [limit]: value, ...rest } = upgraded;
    if (typeof flag !== 'boolean') continue;
    if (flag && typeof value === 'number') upgraded = { ...rest, [exclusive]: value };
    else upgraded = value === undefined ? rest : { ...rest, [limit]: value };
  }
  return upgraded;
}

function withoutIgnored(schema: Schema): Schema {
  if (typeof schema['$ref'] !== 'string') return schema;
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !IGNORED_BESIDE_REF.has(name)));
}
