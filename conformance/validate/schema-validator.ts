import { registerSchema, setShouldValidateSchema, setShouldValidateFormat } from '@hyperjump/json-schema/draft-2020-12';
import type { OutputUnit, SchemaObject } from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/formats';

import { readConstraints } from '../contract/schema-constraints';
import type { ContractLocation, ContractNode } from '../contract/contract-node';
import { decodePart } from '../address-parts';
import type { DocumentStore } from '../contract/document-store';
import { parsePointer, valueAt } from '../contract/pointer';
import { withTimeLimit } from '../limits';
import { CompiledSchemas } from './compiled-schemas';
import type { CompiledValidator } from './compiled-schemas';
import { dropOtherDirection, writeOnlyMembers } from './direction';
import { namedAlternatives } from './discriminators';
import { collectLeafErrors } from './leaf-errors';
import { addNumberFormats } from './number-formats';
import type { SchemaError } from './schema-error';

/** Schema by which values are not judged, with the reason. */
interface UnusableSchema {
  schema: ContractLocation;
  reason: string;
  /** True if a validation exceeded the limits of time or stack; false if the schema could not be compiled. */
  isEndless: boolean;
}

/** Limits of the two attempts of one validation, in ms. */
const VALIDATION_LIMITS_MS = [500, 3000];

/** Validator of the schemas of a contract. */
export interface SchemaValidator {
  /** Returns the innermost errors of a value; none if it is valid or the schema cannot be used. Ignores `readOnly` and `writeOnly`. */
  validate(schema: ContractLocation, value: unknown): Promise<SchemaError[]>;
  /** Validates a request body, which may lack required members that are read-only. */
  validateRequest(schema: ContractNode, value: unknown): Promise<SchemaError[]>;
  /**
   * Validates a response body, which may lack required members that are write-only, and must not have any write-only member. In
   * a body without other errors, each object must match the alternative that its discriminator names.
   */
  validateResponse(schema: ContractNode, value: unknown): Promise<SchemaError[]>;
  /** Returns true for a valid value, and if the schema cannot be used. It is faster than `validate`, because it computes no errors. */
  isValid(schema: ContractLocation, value: unknown): Promise<boolean>;
  /** Schemas that cannot be compiled, or that exceeded the time or stack for a value, by address. From then on every value is valid. */
  readonly unusableSchemas: ReadonlyMap<string, UnusableSchema>;
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
/** Number of validators so far, so that each one registers its files under addresses of its own. */
let validatorCount = 0;

/**
 * Creates a validator for the files that the store has by then. Each file is registered as one document, so that references and errors
 * use the paths of the files. Changes the settings of the validator library for the whole process, so that formats are validated and the
 * schemas themselves are not.
 */
export function createSchemaValidator(store: DocumentStore): SchemaValidator {
  setShouldValidateFormat(true);
  setShouldValidateSchema(false);
  addNumberFormats();
  validatorCount += 1;
  const base = `https://contract-${String(validatorCount)}.invalid`;
  const files = new Map([...store.documents.keys()].map((file) => [fileUri(base, file), file]));
  for (const [address, file] of files) registerSchema(store.node(file).value as SchemaObject, address, DIALECT);
  const schemas = new CompiledSchemas();
  const compiled = new Map<string, Promise<CompiledValidator | null>>();

  // Without this test every response would be searched for write-only members in vain.
  const hasWriteOnly = [...store.documents.values()].some(({ text }) => text.includes('writeOnly'));
  const hasDiscriminator = [...store.documents.values()].some(({ text }) => text.includes('discriminator'));
  const unusableSchemas = new Map<string, UnusableSchema>();

  const addressOf = (schema: ContractLocation) => `${fileUri(base, schema.file)}#${encodeURI(schema.pointer).replaceAll('#', '%23')}`;

  const compiledValidator = (schema: ContractLocation) => {
    const address = addressOf(schema);
    const ready =
      compiled.get(address) ??
      schemas.compile(address).catch((error: unknown) => {
        unusableSchemas.set(address, { schema, reason: reasonOf(error), isEndless: false });
        return null;
      });
    compiled.set(address, ready);
    return ready;
  };

  /** Uses the validator of a schema within the limits of time and stack. @param unknown result if that is not possible */
  const judge = async <Result>(schema: ContractLocation, unknown: Result, use: (validator: CompiledValidator) => Result) => {
    const validator = await compiledValidator(schema);
    if (validator === null) return unknown;
    try {
      return withTimeLimit(VALIDATION_LIMITS_MS, () => use(validator));
    } catch (error) {
      const address = addressOf(schema);
      compiled.set(address, Promise.resolve(null));
      unusableSchemas.set(address, { schema, reason: reasonOf(error), isEndless: true });
      // Timers and signals of the process have waited.
      await new Promise((resolve) => setImmediate(resolve));
      return unknown;
    }
  };

  const toLocation = (location: string): ContractLocation => {
    const [address = '', fragment = ''] = location.split('#');
    return { file: files.get(address) ?? address, pointer: decodePart(fragment) };
  };

  const validate = async (schema: ContractLocation, value: unknown) => {
    const leaves = await judge(schema, [], (validator) => collectLeafErrors(validator.errors(value)));
    const found = leaves.flatMap((leaf) => toSchemaErrors(store, toLocation(leaf.absoluteKeywordLocation), instancePointer(leaf), value));
    return found.length === 1 ? found : dropDeclaredProperties(store, found);
  };

  return {
    unusableSchemas,
    validate,
    async validateRequest(schema, value) {
      return dropOtherDirection(store, schema, await validate(schema, value), 'readOnly');
    },
    async validateResponse(schema, value) {
      const found = dropOtherDirection(store, schema, await validate(schema, value), 'writeOnly');
      if (hasDiscriminator && found.length === 0) {
        for (const named of namedAlternatives(store, schema, value)) {
          const errors = dropOtherDirection(store, named.schema, await validate(named.schema, named.value), 'writeOnly');
          found.push(...errors.map((error) => ({ ...error, pointer: named.pointer + error.pointer })));
        }
      }
      return hasWriteOnly ? [...found, ...writeOnlyMembers(store, schema, value)] : found;
    },
    async isValid(schema, value) {
      return judge(schema, true, (validator) => validator.isValid(value));
    },
  };
}

/**
 * Drops errors about undocumented properties that are documented: they count as unevaluated only because their subschema failed.
 */
function dropDeclaredProperties(store: DocumentStore, violations: readonly SchemaError[]): SchemaError[] {
  return violations.filter(({ keyword, location, pointer }) => {
    if (keyword !== 'unevaluatedProperties') return true;
    const owner = store.node(location.file, location.pointer.slice(0, location.pointer.lastIndexOf('/')));
    const name = parsePointer(pointer).at(-1) ?? '';
    return !readConstraints(store, owner).some(({ properties }) => properties.has(name));
  });
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const instancePointer = ({ instanceLocation }: OutputUnit) => decodePart(instanceLocation.replace(/^#/, ''));

function fileUri(base: string, file: string): string {
  if (/^https?:/.test(file)) return file;
  return base + encodeURI(file.replaceAll('\\', '/').replace(/^(?=[A-Za-z]:)/, '/')).replaceAll('#', '%23');
}

function toSchemaErrors(store: DocumentStore, location: ContractLocation, pointer: string, value: unknown): SchemaError[] {
  const keyword = location.pointer.slice(location.pointer.lastIndexOf('/') + 1);
  const limit = store.node(location.file, location.pointer).value;
  const actual = valueAt(value, pointer);
  if (keyword !== 'required' || !Array.isArray(limit)) return [{ pointer, keyword, location, limit, actual }];
  // `required` is one keyword for the whole object, but each missing member gets an error of its own.
  return limit.map(String).flatMap((name) => {
    const member = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return valueAt(value, member) === undefined ? [{ pointer: member, keyword, location, limit: name, actual: undefined }] : [];
  });
}
