import type { OutputUnit, SchemaObject, Validator } from '@hyperjump/json-schema/draft-2020-12';
import { hasSchema, registerSchema, setShouldValidateFormat, validate } from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/formats-lite';

import { at } from './document';
import type { Schema } from './document';
import { byMember, DEFINITIONS_URI, relocated } from './judge';
import type { Judge, Violation } from './judge';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Keywords that only apply subschemas; their errors repeat those of the subschema. */
const WAYS = new Set(['$ref', 'properties', 'items', 'prefixItems', 'allOf', 'then', 'else']);

/**
 * Creates the validator for a page. It interprets schemas without code generation, so it works under the
 * Content-Security-Policy.
 *
 * @param definitions the contract's named schemas
 */
export function createBrowserJudge(definitions: Readonly<Record<string, Schema>>): Judge {
  setShouldValidateFormat(true);
  const shared = { $schema: DIALECT, $defs: relocated(definitions) } as SchemaObject;
  if (!hasSchema(DEFINITIONS_URI)) registerSchema(shared, DEFINITIONS_URI);
  const compiled = new Map<string, Promise<{ judge: Validator; source: SchemaObject; uri: string }>>();

  const compile = async (key: string, schema: Schema) => {
    const uri = `https://contract.invalid/used/${encodeURIComponent(key)}`;
    const source = { $schema: DIALECT, allOf: [relocated(schema)] } as SchemaObject;
    if (!hasSchema(uri)) registerSchema(source, uri);
    return { judge: await validate(uri), source, uri };
  };

  return {
    async check(key, schema, value) {
      const ready = compiled.get(key) ?? compile(key, schema);
      compiled.set(key, ready);
      const { judge, source, uri } = await ready;
      const json = JSON.parse(JSON.stringify(value)) as Parameters<Validator>[0];
      const output = judge(json, 'BASIC');
      if (output.valid) return [];
      const sources = { [DEFINITIONS_URI]: shared, [uri]: source };
      return byMember(
        (output.errors ?? []).flatMap((unit) => violationOf(unit, sources)),
        value,
      );
    },
  };
}

function violationOf({ absoluteKeywordLocation, instanceLocation }: OutputUnit, sources: Record<string, SchemaObject>): Violation[] {
  const [uri = '', pointer = ''] = absoluteKeywordLocation.split('#');
  const keyword = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (WAYS.has(keyword)) return [];
  const place = decodeURI(instanceLocation.replace(/^#/, ''));
  return [{ pointer: place, keyword, limit: at(sources[uri], decodeURI(pointer)) }];
}
