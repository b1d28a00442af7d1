import type { Json } from '@hyperjump/json-pointer';
import { registerSchema, setShouldValidateSchema, setShouldValidateFormat, validate } from '@hyperjump/json-schema/draft-2020-12';
import type { OutputUnit, SchemaObject, Validator } from '@hyperjump/json-schema/draft-2020-12';
import { DETAILED } from '@hyperjump/json-schema/experimental';
import '@hyperjump/json-schema/formats';

import { readConstraints } from '../contract/schema-constraints';
import type { DocumentStore, ContractLocation } from '../contract/document-store';
import { parsePointer, valueAt } from '../contract/pointer';
import { collectLeafErrors } from './leaf-errors';

export interface SchemaError {
  /** A missing member has the pointer where it should be. */
  pointer: string;
  keyword: string;
  location: ContractLocation;
  limit: unknown;
  /** Undefined if a member is missing. */
  actual: unknown;
}

export interface SchemaValidator {
  /** Returns leaf errors; none if valid. */
  validate(schema: ContractLocation, value: unknown): Promise<SchemaError[]>;
  /** Computes no errors. */
  isValid(schema: ContractLocation, value: unknown): Promise<boolean>;
  /** Every value is valid against a schema that cannot be compiled. */
  readonly unusableSchemas: ReadonlyMap<string, { schema: ContractLocation; reason: string }>;
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
let validatorCount = 0;

/** Registers each file as one document, so that references and error locations use the paths of the files. */
export function createSchemaValidator(store: DocumentStore): SchemaValidator {
  setShouldValidateFormat(true);
  setShouldValidateSchema(false);
  validatorCount += 1;
  const base = `https://contract-${String(validatorCount)}.invalid`;
  const files = new Map([...store.documents.keys()].map((file) => [fileUri(base, file), file]));
  for (const [address, file] of files) registerSchema(store.node(file).value as SchemaObject, address, DIALECT);
  const compiled = new Map<string, Promise<Validator | null>>();

  const unusableSchemas = new Map<string, { schema: ContractLocation; reason: string }>();

  const compiledValidator = (schema: ContractLocation) => {
    const address = `${fileUri(base, schema.file)}#${encodeURI(schema.pointer).replaceAll('#', '%23')}`;
    const ready =
      compiled.get(address) ??
      validate(address).catch((error: unknown) => {
        unusableSchemas.set(address, { schema, reason: error instanceof Error ? error.message : String(error) });
        return null;
      });
    compiled.set(address, ready);
    return ready;
  };

  const toLocation = (location: string): ContractLocation => {
    const [address = '', fragment = ''] = location.split('#');
    return { file: files.get(address) ?? address, pointer: decodeURIComponent(fragment) };
  };

  return {
    unusableSchemas,
    async validate(schema, value) {
      const output = (await compiledValidator(schema))?.(value as Json, DETAILED);
      if (output === undefined || output.valid) return [];
      const leaves = collectLeafErrors((output as { errors?: OutputUnit[] }).errors ?? []);
      const found = leaves.flatMap((leaf) => toSchemaErrors(store, toLocation(leaf.absoluteKeywordLocation), instancePointer(leaf), value));
      return found.length === 1 ? found : dropDeclaredProperties(store, found);
    },
    async isValid(schema, value) {
      return (await compiledValidator(schema))?.(value as Json).valid !== false;
    },
  };
}

/** A failed subschema makes its properties count as unevaluated, although the object declares them. */
function dropDeclaredProperties(store: DocumentStore, violations: readonly SchemaError[]): SchemaError[] {
  return violations.filter(({ keyword, location, pointer }) => {
    if (keyword !== 'unevaluatedProperties') return true;
    const owner = store.node(location.file, location.pointer.slice(0, location.pointer.lastIndexOf('/')));
    const name = parsePointer(pointer).at(-1) ?? '';
    return !readConstraints(store, owner).some(({ properties }) => properties.has(name));
  });
}

const instancePointer = ({ instanceLocation }: OutputUnit) => decodeURIComponent(instanceLocation.replace(/^#/, ''));

function fileUri(base: string, file: string): string {
  if (/^https?:/.test(file)) return file;
  return base + encodeURI(file.replaceAll('\\', '/').replace(/^(?=[A-Za-z]:)/, '/')).replaceAll('#', '%23');
}

function toSchemaErrors(store: DocumentStore, location: ContractLocation, pointer: string, value: unknown): SchemaError[] {
  const keyword = location.pointer.slice(location.pointer.lastIndexOf('/') + 1);
  const limit = store.node(location.file, location.pointer).value;
  const actual = valueAt(value, pointer);
  if (keyword !== 'required' || !Array.isArray(limit)) return [{ pointer, keyword, location, limit, actual }];
  // `required` applies to the whole object: one error per missing member.
  return limit.map(String).flatMap((name) => {
    const member = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return valueAt(value, member) === undefined ? [{ pointer: member, keyword, location, limit: name, actual: undefined }] : [];
  });
}
