/** A JSON Schema as the contract holds it. */
export type Schema = boolean | { readonly [keyword: string]: unknown };

interface Reference {
  $ref: string;
}

export interface ParameterObject {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

export interface MediaType {
  schema: Schema;
  examples?: Record<string, { value: unknown }>;
}

export interface HeaderObject {
  required?: boolean;
  schema: Schema;
}

export interface ResponseObject {
  headers?: Record<string, HeaderObject | Reference>;
  content?: Record<string, MediaType>;
}

export interface OperationObject {
  operationId: string;
  parameters?: (ParameterObject | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | Reference>;
}

/** What the stand-in reads of the bundled contract. */
export interface ContractDocument {
  paths: Record<string, { parameters?: (ParameterObject | Reference)[] } & Record<string, unknown>>;
  components: { schemas: Record<string, Schema> } & Record<string, unknown>;
}

/**
 * What stands at a place of a document.
 *
 * @param document any JSON
 * @param pointer a JSON pointer, `/components/schemas/Game`; '' is the whole
 * @returns undefined where nothing stands
 */
export function at(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    }, document);
}

/**
 * The thing itself where a document may have a reference to it.
 *
 * @param document the document
 * @param thing the thing or a reference
 * @throws when the reference leads nowhere
 */
export function resolve<T extends object>(document: ContractDocument, thing: T | Reference): T {
  if (!('$ref' in thing)) return thing;
  const found = at(document, thing.$ref.slice(1));
  if (typeof found !== 'object' || found === null) throw new Error(`the contract has no ${thing.$ref}`);
  return resolve(document, found as T | Reference);
}
