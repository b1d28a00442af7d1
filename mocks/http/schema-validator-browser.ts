import type { OutputUnit, SchemaObject, Validator } from '@hyperjump/json-schema/draft-2020-12';
import { hasSchema, registerSchema, setShouldValidateFormat, validate } from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/formats-lite';

import { resolvePointer } from './document';
import type { Schema } from './document';
import { DEFINITIONS_URI, rebaseReferences, splitRequired } from './schema-validator';
import type { SchemaError, SchemaValidator } from './schema-validator';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Keywords whose errors repeat those of the subschema. */
const APPLICATORS = new Set(['$ref', 'properties', 'items', 'prefixItems', 'allOf', 'then', 'else']);

/**
 * Creates the validator for a page. It generates no code, which the Content-Security-Policy forbids. The library's registry is
 * global, so the definitions of the first call, and the first schema of a key, hold for the whole page.
 */
export function createBrowserValidator(definitions: Readonly<Record<string, Schema>>): SchemaValidator {
  setShouldValidateFormat(true);
  const shared = { $schema: DIALECT, $defs: rebaseReferences(definitions) } as SchemaObject;
  if (!hasSchema(DEFINITIONS_URI)) registerSchema(shared, DEFINITIONS_URI);
  const compiled = new Map<string, Promise<{ validate: Validator; source: SchemaObject; uri: string }>>();

  const compile = async (key: string, schema: Schema) => {
    const uri = `https://contract.invalid/used/${encodeURIComponent(key)}`;
    const source = { $schema: DIALECT, allOf: [rebaseReferences(schema)] } as SchemaObject;
    if (!hasSchema(uri)) registerSchema(source, uri);
    return { validate: await validate(uri), source, uri };
  };

  return {
    async validate(key, schema, value) {
      const ready = compiled.get(key) ?? compile(key, schema);
      compiled.set(key, ready);
      const { validate: run, source, uri } = await ready;
      const json = JSON.parse(JSON.stringify(value)) as Parameters<Validator>[0];
      const output = run(json, 'BASIC');
      if (output.valid) return [];
      const sources = { [DEFINITIONS_URI]: shared, [uri]: source };
      return splitRequired(
        (output.errors ?? []).flatMap((unit) => toSchemaError(unit, sources)),
        value,
      );
    },
  };
}

function toSchemaError({ absoluteKeywordLocation, instanceLocation }: OutputUnit, sources: Record<string, SchemaObject>): SchemaError[] {
  const [uri = '', pointer = ''] = absoluteKeywordLocation.split('#');
  const keyword = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (APPLICATORS.has(keyword)) return [];
  const path = decodeURI(instanceLocation.replace(/^#/, ''));
  return [{ pointer: path, keyword, limit: resolvePointer(sources[uri], decodeURI(pointer)) }];
}
