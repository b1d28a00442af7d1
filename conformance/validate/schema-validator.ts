import type { Json } from '@hyperjump/json-pointer';
import { registerSchema, setShouldValidateSchema, setShouldValidateFormat, validate } from '@hyperjump/json-schema/draft-2020-12';
import type { OutputUnit, SchemaObject, Validator } from '@hyperjump/json-schema/draft-2020-12';
import { DETAILED } from '@hyperjump/json-schema/experimental';
import '@hyperjump/json-schema/formats';

import { facetsOf } from '../contract/schema-constraints';
import type { Library, Place } from '../contract/document-store';
import { segmentsOf, valueAt } from '../contract/pointer';
import { leavesOf } from './leaf-errors';

/** One thing that a value does against its schema. */
export interface Violation {
  /** Where in the value; a missing member has the place where it should stand. */
  pointer: string;
  /** The keyword of JSON Schema that was broken. */
  keyword: string;
  /** Where in the contract that keyword stands. */
  place: Place;
  /** What stands behind the keyword. */
  limit: unknown;
  /** What came; undefined where something is missing. */
  actual: unknown;
}

/** Says whether values keep to the schemas of one contract. Formats are asserted. */
export interface Judge {
  /** What is wrong with a value, the leaf-most each; nothing when all is right. */
  check(schema: Place, value: unknown): Promise<Violation[]>;
  /** Whether a value is right, without the reasons. */
  accepts(schema: Place, value: unknown): Promise<boolean>;
  /** Schemas that cannot be used, and why: everything is right by them. */
  readonly troubles: ReadonlyMap<string, { schema: Place; reason: string }>;
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
let judges = 0;

/**
 * The judge of one contract. Every file is one document to it, so that references between files and the places of
 * broken keywords are those of the files themselves.
 */
export function createJudge(library: Library): Judge {
  setShouldValidateFormat(true);
  setShouldValidateSchema(false);
  judges += 1;
  const base = `https://contract-${String(judges)}.invalid`;
  const files = new Map([...library.documents.keys()].map((file) => [addressOf(base, file), file]));
  for (const [address, file] of files) registerSchema(library.spot(file).value as SchemaObject, address, DIALECT);
  const compiled = new Map<string, Promise<Validator | null>>();

  const troubles = new Map<string, { schema: Place; reason: string }>();

  const validatorOf = (schema: Place) => {
    const address = `${addressOf(base, schema.file)}#${encodeURI(schema.pointer).replaceAll('#', '%23')}`;
    const ready =
      compiled.get(address) ??
      validate(address).catch((error: unknown) => {
        troubles.set(address, { schema, reason: error instanceof Error ? error.message : String(error) });
        return null;
      });
    compiled.set(address, ready);
    return ready;
  };

  const placeOf = (location: string): Place => {
    const [address = '', fragment = ''] = location.split('#');
    return { file: files.get(address) ?? address, pointer: decodeURIComponent(fragment) };
  };

  return {
    troubles,
    async check(schema, value) {
      const output = (await validatorOf(schema))?.(value as Json, DETAILED);
      if (output === undefined || output.valid) return [];
      const leaves = leavesOf((output as { errors?: OutputUnit[] }).errors ?? []);
      const found = leaves.flatMap((leaf) => violationsOf(library, placeOf(leaf.absoluteKeywordLocation), pointerOf(leaf), value));
      return found.length === 1 ? found : withoutDeclared(library, found);
    },
    async accepts(schema, value) {
      return (await validatorOf(schema))?.(value as Json).valid !== false;
    },
  };
}

/**
 * Where one of the schemas of an object fails, what it declares counts as unevaluated too. Such members are no fault of
 * their own: left are those that no schema of the object knows.
 */
function withoutDeclared(library: Library, violations: readonly Violation[]): Violation[] {
  return violations.filter(({ keyword, place, pointer }) => {
    if (keyword !== 'unevaluatedProperties') return true;
    const owner = library.spot(place.file, place.pointer.slice(0, place.pointer.lastIndexOf('/')));
    const name = segmentsOf(pointer).at(-1) ?? '';
    return !facetsOf(library, owner).some(({ properties }) => properties.has(name));
  });
}

const pointerOf = ({ instanceLocation }: OutputUnit) => decodeURIComponent(instanceLocation.replace(/^#/, ''));

function addressOf(base: string, file: string): string {
  if (/^https?:/.test(file)) return file;
  return base + encodeURI(file.replaceAll('\\', '/').replace(/^(?=[A-Za-z]:)/, '/')).replaceAll('#', '%23');
}

function violationsOf(library: Library, place: Place, pointer: string, value: unknown): Violation[] {
  const keyword = place.pointer.slice(place.pointer.lastIndexOf('/') + 1);
  const limit = library.spot(place.file, place.pointer).value;
  const actual = valueAt(value, pointer);
  if (keyword !== 'required' || !Array.isArray(limit)) return [{ pointer, keyword, place, limit, actual }];
  // `required` is about a whole object: one violation for each member that is missing.
  return limit.map(String).flatMap((name) => {
    const member = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return valueAt(value, member) === undefined ? [{ pointer: member, keyword, place, limit: name, actual: undefined }] : [];
  });
}
