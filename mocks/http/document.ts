// Parts of the contract, an OpenAPI document. Its standard explains them: https://spec.openapis.org/oas/v3.1.0

/** JSON Schema: its keywords, or true and false for one that accepts everything or nothing. */
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
  example?: unknown;
}

interface ResponseObject {
  headers?: Record<string, HeaderObject | Reference>;
  content?: Record<string, MediaType>;
}

export interface OperationObject {
  operationId: string;
  parameters?: (ParameterObject | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | Reference>;
}

export interface ContractDocument {
  paths: Record<string, { parameters?: (ParameterObject | Reference)[] } & Record<string, unknown>>;
  components: { schemas: Record<string, Schema> } & Record<string, unknown>;
}

/** Resolves a JSON pointer without `#`: `/components/schemas/Game`; '' is the document. @returns undefined if nothing is there */
export function resolvePointer(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => {
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    }, document);
}

/** Resolves a reference, if it is one. @throws Error if it is dangling */
export function resolveReference<T extends object>(document: ContractDocument, value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const found = resolvePointer(document, value.$ref.slice(1));
  if (typeof found !== 'object' || found === null) throw new Error(`the contract has no ${value.$ref}`);
  return resolveReference(document, found as T | Reference);
}
