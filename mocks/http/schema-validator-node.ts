import { Ajv2020 } from 'ajv/dist/2020';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import type { Schema } from './document';
import { DEFINITIONS_URI, rebaseReferences, splitRequired } from './schema-validator';
import type { SchemaError, SchemaValidator } from './schema-validator';

/**
 * Creates the fast validator, which compiles schemas on first use. Pages cannot use it: their policy forbids code
 * generation.
 */
export function createNodeValidator(definitions: Readonly<Record<string, Schema>>): SchemaValidator {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  addFormats(ajv);
  ajv.addSchema({ $id: DEFINITIONS_URI, $defs: rebaseReferences(definitions) });
  const compiled = new Map<string, ValidateFunction>();

  return {
    validate(key, schema, value) {
      let validate = compiled.get(key);
      if (validate === undefined) {
        validate = ajv.compile(rebaseReferences(schema));
        compiled.set(key, validate);
      }
      if (validate(value)) return [];
      return deduplicate(splitRequired((validate.errors ?? []).map(toSchemaError), value));
    },
  };
}

// Maps an error. Ajv reports additional and missing properties on the parent; the pointer must name the property.
function toSchemaError({ instancePath, keyword, params, schema }: ErrorObject): SchemaError {
  const extra: unknown = params['unevaluatedProperty'] ?? params['additionalProperty'];
  const pointer = typeof extra === 'string' ? `${instancePath}/${extra}` : instancePath;
  return { pointer, keyword, limit: schema };
}

// Removes repeated errors. With `allErrors`, Ajv repeats the whole `required` list for each missing property.
function deduplicate(violations: readonly SchemaError[]): SchemaError[] {
  const seen = new Map(violations.map((violation) => [`${violation.pointer} ${violation.keyword}`, violation]));
  return [...seen.values()];
}
