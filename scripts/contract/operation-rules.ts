import { isObject, members } from './json';
import type { Json, JsonObject } from './json';
import { listResponses, listMediaTypes, listOperations, getSchema } from './walk';
import type { OperationNode } from './walk';

/** Violation of a rule, at a place of the contract. */
export interface Finding {
  /** JSON pointer in the bundle (`#/paths/…`). */
  pointer: string;
  message: string;
}

/** Requires `x-source: observed | proposed` of each operation and event. */
export function hasSource(document: JsonObject): Finding[] {
  return checkOperations(document, ({ node }) =>
    node['x-source'] === 'observed' || node['x-source'] === 'proposed' ? [] : ['x-source is neither observed nor proposed'],
  );
}

/** Requires a summary and a description of each operation and event. */
export function hasTexts(document: JsonObject): Finding[] {
  return checkOperations(document, ({ node }) =>
    ['summary', 'description'].filter((key) => !isText(node[key])).map((key) => `has no ${key}`),
  );
}

/** Requires that each operation and event has exactly one tag, which the document declares. */
export function hasOneTag(document: JsonObject): Finding[] {
  const list = Array.isArray(document['tags']) ? document['tags'] : [];
  const declared = new Set(list.map((tag) => (isObject(tag) ? tag['name'] : undefined)));
  return checkOperations(document, ({ node: { tags } }) => {
    if (!Array.isArray(tags) || tags.length !== 1) return ['does not have exactly one tag'];
    return declared.has(tags[0]) ? [] : [`its tag ${String(tags[0])} is not declared`];
  });
}

/** Requires a unique camelCase operationId of each operation and event (SPEC B6). */
export function hasUniqueId(document: JsonObject): Finding[] {
  const seen = new Set<Json>();
  return checkOperations(document, ({ node: { operationId } }) => {
    if (typeof operationId !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(operationId)) return ['has no operationId in camelCase'];
    if (seen.has(operationId)) return [`its operationId ${operationId} is taken`];
    seen.add(operationId);
    return [];
  });
}

/** Requires `security` of each operation and event: existing schemes, or `[]` for none. */
export function hasSecurity(document: JsonObject): Finding[] {
  const components = document['components'];
  const schemes = isObject(components) ? members(components['securitySchemes']).map(([name]) => name) : [];
  return checkOperations(document, ({ node: { security } }) => {
    if (!Array.isArray(security)) return ['declares no security'];
    const used = security.flatMap((requirement) => members(requirement).map(([name]) => name));
    return used.filter((name) => !schemes.includes(name)).map((name) => `its security scheme ${name} does not exist`);
  });
}

/** Requires a 401 of each operation and event with security, because any token can expire. */
export function hasUnauthorized(document: JsonObject): Finding[] {
  return checkOperations(document, ({ node: { security, responses } }) => {
    const isSecured = Array.isArray(security) && security.length > 0;
    return isSecured && !members(responses).some(([status]) => status === '401') ? ['has security but no response 401'] : [];
  });
}

/** Requires the channel of each event. */
export function hasChannel(document: JsonObject): Finding[] {
  return checkOperations(document, ({ kind, node }) => (kind === 'path' || isText(node['x-channel']) ? [] : ['has no x-channel']));
}

/**
 * Requires named components for JSON successes and event payloads, because only they get validators. A payload has its
 * event's name.
 */
export function usesNamedSchemas(document: JsonObject): Finding[] {
  return listOperations(document).flatMap((operation) => {
    const body = operation.node['requestBody'];
    const payload = operation.kind === 'webhook' && isObject(body) ? [{ node: body, pointer: `${operation.pointer}/requestBody` }] : [];
    const successes = listResponses(document, operation).filter(({ status }) => status.startsWith('2'));
    return [...payload, ...successes].flatMap(listMediaTypes).flatMap((media) => {
      if (media.type !== 'application/json') return [];
      const name = componentName(getSchema(media)?.node['$ref']);
      if (name === undefined) return [{ pointer: media.pointer, message: 'its schema is not a named component' }];
      const isOther = operation.kind === 'webhook' && name !== operation.name;
      return isOther ? [{ pointer: media.pointer, message: `its payload is named ${name}, not ${operation.name}` }] : [];
    });
  });
}

function componentName(reference: Json | undefined): string | undefined {
  return typeof reference === 'string' ? /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1] : undefined;
}

function isText(value: Json | undefined): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function checkOperations(document: JsonObject, check: (operation: OperationNode) => string[]): Finding[] {
  return listOperations(document).flatMap((operation) => check(operation).map((message) => ({ pointer: operation.pointer, message })));
}
