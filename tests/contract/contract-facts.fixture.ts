import { readFileSync } from 'node:fs';

import { isObject, members, resolve } from '../../scripts/contract/json';
import type { Json, JsonObject } from '../../scripts/contract/json';
import { listOperations, listResponses } from '../../scripts/contract/walk';
import type { OperationNode } from '../../scripts/contract/walk';

/** Contract of `generated/openapi.json`, which `npm run generate` writes. */
const contract: JsonObject = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));

/** Calls of the contract, without its events. */
export const operations: readonly OperationNode[] = listOperations(contract).filter(({ kind }) => kind === 'path');

/** Returns a call. @param call method and path, such as `GET /v2/games/{id}` @throws if the contract has no such call */
export function operation(call: string): OperationNode {
  const found = operations.find(({ method, name }) => `${method.toUpperCase()} ${name}` === call);
  if (found === undefined) throw new Error(`the contract has no ${call}`);
  return found;
}

/** Returns the names of a call's parameters of one kind, with an asterisk if they are required. */
export function parameterNames(of: OperationNode, kind: 'query' | 'header' | 'path'): string[] {
  const lists = [of.item.node['parameters'], of.node['parameters']].flatMap((list) => (Array.isArray(list) ? list : []));
  const parameters = lists.filter(isObject).map((one) => resolve(contract, { pointer: '', node: one }));
  return parameters.flatMap(({ node }) => (node['in'] === kind ? [`${String(node['name'])}${node['required'] === true ? '*' : ''}`] : []));
}

/** Returns the schema of a call's JSON request; undefined if it has no JSON body. */
export function requestSchema(of: OperationNode): JsonObject | undefined {
  return jsonSchema(of.node['requestBody']);
}

/** Returns the schema of a call's JSON response with a status; undefined if there is none. */
export function responseSchema(of: OperationNode, status: number): JsonObject | undefined {
  const responses = of.node['responses'];
  return jsonSchema(isObject(responses) ? responses[String(status)] : undefined);
}

/** Returns the names of the headers of a call's successful responses (2xx): one list for each response, empty if it has none. */
export function successHeaders(of: OperationNode): string[][] {
  return listResponses(contract, of).flatMap(({ status, node }) =>
    status.startsWith('2') ? [members(node['headers']).map(([name]) => name)] : [],
  );
}

/** Returns the payload schema of an event; undefined if the contract has no such event. */
export function eventSchema(name: string): JsonObject | undefined {
  const event = listOperations(contract).find(({ kind, name: own }) => kind === 'webhook' && own === name);
  return jsonSchema(event?.node['requestBody']);
}

/** Returns a schema. @throws if there is no such schema */
export function schema(name: string): JsonObject {
  return resolved({ $ref: `#/components/schemas/${name}` });
}

/** Returns the property names of a schema, with those of its `allOf`; none for undefined. */
export function propertyNames(of: JsonObject | undefined): string[] {
  const all = of?.['allOf'];
  const parts = Array.isArray(all) ? all.filter(isObject).flatMap((part) => propertyNames(resolved(part))) : [];
  return [...parts, ...members(of?.['properties']).map(([name]) => name)];
}

/** Returns the schema of a property, with its reference followed. Ignores `allOf`. @throws if there is no such property */
export function property(of: JsonObject | undefined, name: string): JsonObject {
  const found = isObject(of?.['properties']) ? of['properties'][name] : undefined;
  if (!isObject(found)) throw new Error(`the schema has no property ${name}`);
  return resolved(found);
}

/** Returns the schema of a holder of content, such as a response. Follows its references. */
function jsonSchema(holder: Json | undefined): JsonObject | undefined {
  if (!isObject(holder)) return undefined;
  const { content } = resolved(holder);
  const media = isObject(content) ? content['application/json'] : undefined;
  const found = isObject(media) ? media['schema'] : undefined;
  return isObject(found) ? resolved(found) : undefined;
}

function resolved(node: JsonObject): JsonObject {
  const found = resolve(contract, { pointer: '', node }).node;
  if (typeof found['$ref'] === 'string') throw new Error(`${found['$ref']} does not exist`);
  return found;
}
