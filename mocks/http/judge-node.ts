import { Ajv2020 } from 'ajv/dist/2020';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import type { Schema } from './document';
import { byMember, DEFINITIONS_URI, relocated } from './judge';
import type { Judge, Violation } from './judge';

/**
 * The fast judge: compiles a schema when it is first needed. Not for a page, whose policy forbids code made from text.
 *
 * @param definitions the contract's named schemas
 */
export function createNodeJudge(definitions: Readonly<Record<string, Schema>>): Judge {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  addFormats(ajv);
  ajv.addSchema({ $id: DEFINITIONS_URI, $defs: relocated(definitions) });
  const compiled = new Map<string, ValidateFunction>();

  return {
    check(key, schema, value) {
      let validate = compiled.get(key);
      if (validate === undefined) {
        validate = ajv.compile(relocated(schema));
        compiled.set(key, validate);
      }
      if (validate(value)) return [];
      return unique(byMember((validate.errors ?? []).map(violationOf), value));
    },
  };
}

// Ajv points at the object for a member too many and for one missing; the site wants to know which.
function violationOf({ instancePath, keyword, params, schema }: ErrorObject): Violation {
  const extra: unknown = params['unevaluatedProperty'] ?? params['additionalProperty'];
  const pointer = typeof extra === 'string' ? `${instancePath}/${extra}` : instancePath;
  return { pointer, keyword, limit: schema };
}

// With all errors told, Ajv says `required` once for each missing member, each time with the whole list.
function unique(violations: readonly Violation[]): Violation[] {
  const seen = new Map(violations.map((violation) => [`${violation.pointer} ${violation.keyword}`, violation]));
  return [...seen.values()];
}
