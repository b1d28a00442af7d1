import { resolvePointer } from '../http/document';

/** Any value of JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** Object of JSON. */
export interface JsonObject {
  [key: string]: Json;
}

/** Operation of a path, or event of a webhook, in the contract. */
export interface OperationNode {
  kind: 'path' | 'webhook';
  /** Template of the path, or name of the event. */
  name: string;
  method: string;
  /** Parameters of the path, then those of the operation, with their references resolved. */
  parameters: JsonObject[];
  /** The operation as it is in the document. */
  node: JsonObject;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Returns true for an object of JSON, not for an array or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the members of a value; none if it is no object. */
export function members(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Follows the references of a node; returns a node without one as it is. The linter of the contract rejects missing and circular ones. */
export function resolve(document: JsonObject, node: JsonObject): JsonObject {
  const reference = node['$ref'];
  const target = typeof reference === 'string' ? resolvePointer(document, reference.slice(1)) : undefined;
  return isObject(target) ? resolve(document, target) : node;
}

/** Lists the operations of the paths, then those of the webhooks, each in document order. */
export function listOperations(document: JsonObject): OperationNode[] {
  const kinds = [
    ['path', 'paths'],
    ['webhook', 'webhooks'],
  ] as const;
  return kinds.flatMap(([kind, section]) =>
    members(document[section]).flatMap(([name, item]) =>
      members(item)
        .filter(([method]) => METHODS.includes(method))
        .flatMap(([method, node]) =>
          isObject(node) ? [{ kind, name, method, node, parameters: listParameters(document, item, node) }] : [],
        ),
    ),
  );
}

function listParameters(document: JsonObject, item: Json, operation: JsonObject): JsonObject[] {
  const lists = [isObject(item) ? item['parameters'] : undefined, operation['parameters']];
  return lists
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter(isObject)
    .map((one) => resolve(document, one));
}
