import { isObject, resolve, appendPointer } from './json';
import type { Json, JsonObject, JsonNode } from './json';
import type { Finding } from './operation-rules';
import type { OperationNode } from './walk';
import { listResponses, listMediaTypes, listOperations, getSchema, listSchemas, listSubschemas } from './walk';

/** Keywords whose schemas narrow the schema around them, without an own description. */
const NARROWING = new Set(['allOf', 'not', 'if', 'then', 'else', 'contains', 'propertyNames', 'dependentSchemas']);

/**
 * Requires a description of every schema, except of references and of schemas that only narrow another one: those under `allOf`, `not`,
 * `if`, `then`, `else`, `contains`, `propertyNames` and `dependentSchemas`.
 */
export function hasDescriptions(document: JsonObject): Finding[] {
  return listSchemas(document).flatMap(({ keyword, node, pointer }) => {
    const isDescribed = typeof node['description'] === 'string' && node['description'].trim() !== '';
    return isDescribed || '$ref' in node || NARROWING.has(keyword) ? [] : [{ pointer, message: 'the schema has no description' }];
  });
}

/**
 * Requires closed objects in proposed responses and events: `unevaluatedProperties: false` or `additionalProperties: false`, or a map whose
 * values have a schema. A schema that accepts anything is a violation also. A schema that an observed response has too may be open (SPEC
 * B2).
 */
export function hasClosedObjects(document: JsonObject): Finding[] {
  const seen = new Set<string>();
  const isProposed = ({ node }: OperationNode) => node['x-source'] === 'proposed';
  const find = (operation: OperationNode) =>
    listResultSchemas(document, operation).flatMap((schema) => findOpenObjects(document, schema, false, seen));
  const operations = listOperations(document);
  // This call only marks the schemas of observed responses as seen.
  for (const operation of operations) if (!isProposed(operation)) find(operation);
  return operations.filter(isProposed).flatMap(find);
}

/** Returns the schemas of the responses and of an event's payload. */
function listResultSchemas(document: JsonObject, operation: OperationNode): JsonNode[] {
  const body = operation.node['requestBody'];
  const payload =
    operation.kind === 'webhook' && isObject(body)
      ? [resolve(document, { pointer: appendPointer(operation.pointer, 'requestBody'), node: body })]
      : [];
  const schemas = [...payload, ...listResponses(document, operation)].flatMap(listMediaTypes).map(getSchema);
  return schemas.filter((schema) => schema !== undefined);
}

/** Finds objects that accept unknown members. @param covered true if an enclosing schema rejects unevaluated properties */
function findOpenObjects(document: JsonObject, schemaNode: JsonNode, covered: boolean, seen: Set<string>): Finding[] {
  const key = `${schemaNode.pointer} ${covered}`;
  if (seen.has(key)) return [];
  seen.add(key);
  const { node, pointer } = schemaNode;
  const closes = node['unevaluatedProperties'] === false || node['additionalProperties'] === false || isTypedMap(node);
  const target = resolve(document, schemaNode);
  if (target.pointer !== pointer) return findOpenObjects(document, target, covered || closes, seen);

  const parts = listSubschemas(schemaNode).filter(({ keyword }) => !NARROWING.has(keyword) || keyword === 'allOf');
  const nested = parts.flatMap((part) => {
    const isSame = ['allOf', 'anyOf', 'oneOf'].includes(part.keyword);
    return findOpenObjects(document, part, isSame && (covered || closes), seen);
  });
  if (isUnconstrained(node)) return [{ pointer, message: 'the schema accepts anything' }, ...nested];
  const isOpen = isObjectSchema(node) && !closes && !covered;
  return isOpen ? [{ pointer, message: 'the object is not closed (unevaluatedProperties: false)' }, ...nested] : nested;
}

function isTypedMap(node: JsonObject): boolean {
  const values = node['additionalProperties'];
  return isObject(values) && !isUnconstrained(values);
}

function isObjectSchema(node: JsonObject): boolean {
  return hasType(node, 'object') || 'properties' in node || 'patternProperties' in node || 'additionalProperties' in node;
}

function isUnconstrained(node: JsonObject): boolean {
  const isConstrained = ['$ref', 'type', 'enum', 'const', 'allOf', 'anyOf', 'oneOf', 'properties', 'patternProperties'].some(
    (key) => key in node,
  );
  return !isConstrained || (hasType(node, 'array') && !('items' in node) && !('prefixItems' in node));
}

function hasType(node: JsonObject, type: Json): boolean {
  return node['type'] === type || (Array.isArray(node['type']) && node['type'].includes(type));
}
