import { readFileSync } from 'node:fs';

const CONTRACT = new URL('../../generated/openapi.json', import.meta.url);
/** Maximum number of keys on the path of an object whose fields are listed: deeper ones repeat the same components. */
const MAX_OBJECT_DEPTH = 8;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Keywords of a schema that are read here. `x-amount` marks an amount in cents. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly 'x-amount'?: boolean;
  readonly 'x-internal'?: unknown;
}

/** Field of a response. */
export interface Field {
  /** Keys from the root; `[]` is every element of a list. */
  readonly path: readonly string[];
  readonly types: readonly string[];
  readonly isRequired: boolean;
  /** Kind of the values that later releases extend, or that must be integers of cents. */
  readonly kind?: 'enum' | 'amount' | undefined;
}

/** Operation of the contract, with the fields of all its successful responses. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** Pattern of the paths. */
  readonly pattern: RegExp;
  readonly fields: readonly Field[];
}

interface OperationObject {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, Response>>;
}
interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
type PathItem = Readonly<Partial<Record<(typeof METHODS)[number], OperationObject>>>;
interface Contract {
  readonly paths: Readonly<Record<string, PathItem>>;
}

/** Reads the operations of the bundled contract. @throws if it is not generated */
export function readOperations(): Operation[] {
  const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as Contract;
  return listOperations(contract);
}

/** Lists operations, without fields if their success has no JSON body. @throws {Error} if a reference of the contract leads nowhere */
export function listOperations(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const schemas = Object.entries(operation.responses ?? {})
        .filter(([status]) => status.startsWith('2'))
        .map(([, response]) => resolve(contract, response).content?.['application/json']?.schema);
      const fields = schemas.flatMap((schema) => (schema === undefined ? [] : listFields(contract, schema)));
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return [{ id: operation.operationId ?? `${method} ${path}`, method: method.toUpperCase(), pattern, fields }];
    }),
  );
}

function listFields(contract: Contract, schema: Schema, path: readonly string[] = []): Field[] {
  if (path.length > MAX_OBJECT_DEPTH) return [];
  const parts = listSubschemas(contract, schema);
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const own = parts.flatMap((part) =>
    Object.entries(part.properties ?? {}).flatMap(([name, property]) => {
      const schemas = listSubschemas(contract, property);
      const types = [...new Set(schemas.flatMap(({ type }) => type ?? []))];
      const below = [...path, name];
      return [{ path: below, types, isRequired: required.has(name), kind: kindOf(schemas) }, ...listFields(contract, property, below)];
    }),
  );
  const items = parts.flatMap((part) => (typeof part.items === 'object' ? listFields(contract, part.items, [...path, '[]']) : []));
  return unique([...own, ...items]);
}

/** Returns the kind of a field. A flag with several forms, which has `x-internal`, is no enum. */
function kindOf(schemas: readonly Schema[]): Field['kind'] {
  if (schemas.some((schema) => schema['x-amount'] === true)) return 'amount';
  const isEnum = schemas.some((schema) => schema.enum !== undefined) && !schemas.some((schema) => schema['x-internal'] !== undefined);
  return isEnum ? 'enum' : undefined;
}

/** Lists the schemas that a schema consists of: references, alternatives and combined parts are resolved. */
function listSubschemas(contract: Contract, schema: Schema): Schema[] {
  const whole = resolve(contract, schema);
  const combined = [...(whole.allOf ?? []), ...(whole.oneOf ?? []), ...(whole.anyOf ?? [])];
  return [whole, ...combined.flatMap((part) => listSubschemas(contract, part))];
}

function resolve<T extends { readonly $ref?: string }>(contract: Contract, value: T): T {
  if (value.$ref === undefined) return value;
  const steps = value.$ref.replace(/^#\//, '').split('/');
  const found = steps.reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined), contract);
  if (found === undefined) throw new Error(`The contract has no ${value.$ref}.`);
  return resolve(contract, found as T);
}

/**
 * Changes in place every object of a body that has the last key of a field's path, in each element of the lists on the path.
 * @param change changes the object at the key, and returns true if it could
 * @returns true if one was changed
 */
export function changeAt(body: unknown, [step, ...rest]: Field['path'], change: (owner: object, key: string) => boolean): boolean {
  if (step === undefined || typeof body !== 'object' || body === null) return false;
  if (step === '[]') return Array.isArray(body) && body.map((element) => changeAt(element, rest, change)).includes(true);
  if (!Object.hasOwn(body, step)) return false;
  return rest.length === 0 ? change(body, step) : changeAt(Reflect.get(body, step), rest, change);
}

/** Returns the fields without repetitions, because alternatives of a `oneOf` share fields. */
function unique(fields: readonly Field[]): Field[] {
  return [...new Map(fields.toReversed().map((field) => [field.path.join('.'), field])).values()].toReversed();
}
