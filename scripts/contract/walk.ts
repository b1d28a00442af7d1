import { isObject, members, resolve, appendPointer } from './json';
import type { Json, JsonObject, JsonNode } from './json';

/** Operation of a path, or event of a webhook. */
export interface OperationNode extends JsonNode {
  kind: 'path' | 'webhook';
  /** Path template or event name. */
  name: string;
  method: string;
  /** Path item that contains the operation. */
  item: JsonNode;
}

/** Response of an operation, with its status as the contract writes it: `200`, `default`. */
export interface ResponseNode extends JsonNode {
  status: string;
}

/** Node that carries a schema: a media type, parameter or header. */
export interface Carrier extends JsonNode {
  /** True for a media type. */
  isMedia: boolean;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
// Keys of example data, and of schemas, which are listed separately.
const DATA = new Set(['example', 'examples', 'schema', 'schemas']);

/** Lists the operations of all paths, then the events of all webhooks. */
export function listOperations(document: JsonObject): OperationNode[] {
  const kinds = [
    ['path', 'paths'],
    ['webhook', 'webhooks'],
  ] as const;
  return kinds.flatMap(([kind, section]) =>
    members(document[section]).flatMap(([name, value]) => {
      if (!isObject(value)) return [];
      const item = resolve(document, { pointer: appendPointer('#', section, name), node: value });
      return METHODS.flatMap((method) => {
        const node = item.node[method];
        return isObject(node) ? [{ kind, name, method, item, pointer: appendPointer(item.pointer, method), node }] : [];
      });
    }),
  );
}

/** Lists the responses of an operation, with references resolved. */
export function listResponses(document: JsonObject, operation: JsonNode): ResponseNode[] {
  const pointer = appendPointer(operation.pointer, 'responses');
  return members(operation.node['responses']).flatMap(([status, node]) =>
    isObject(node) ? [{ status, ...resolve(document, { pointer: appendPointer(pointer, status), node }) }] : [],
  );
}

/** Lists the media types of a body or response, whose reference the caller resolves before. */
export function listMediaTypes(owner: JsonNode): (JsonNode & { type: string })[] {
  return members(owner.node['content']).flatMap(([type, node]) =>
    isObject(node) ? [{ type, node, pointer: appendPointer(owner.pointer, 'content', type) }] : [],
  );
}

/** Returns the schema of a carrier, with unresolved references; undefined if it has none. */
export function getSchema(carrier: JsonNode): JsonNode | undefined {
  const node = carrier.node['schema'];
  return isObject(node) ? { pointer: appendPointer(carrier.pointer, 'schema'), node } : undefined;
}

/** Lists all media types, and parameters and headers with a schema. Shared nodes occur once. */
export function listCarriers(document: JsonObject): Carrier[] {
  return ['paths', 'webhooks', 'components'].flatMap((section) => nestedCarriers(appendPointer('#', section), document[section]));
}

function nestedCarriers(pointer: string, value: Json | undefined): Carrier[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => nestedCarriers(appendPointer(pointer, index), item));
  if (!isObject(value)) return [];
  const media = members(value['content']).flatMap(([type, node]) =>
    isObject(node) ? [{ isMedia: true, node, pointer: appendPointer(pointer, 'content', type) }] : [],
  );
  const own = 'schema' in value && !/\/content\/[^/]+$/.test(pointer) ? [{ isMedia: false, node: value, pointer }] : [];
  const deeper = members(value).flatMap(([key, member]) =>
    DATA.has(key) || key.startsWith('x-') ? [] : nestedCarriers(appendPointer(pointer, key), member),
  );
  return [...media, ...own, ...deeper];
}

/** Schema, with the keyword that contains it. */
export interface Subschema extends JsonNode {
  /** Keyword of the enclosing schema; `component` for a named schema, `schema` for that of a media type, parameter or header. */
  keyword: string;
}

/** Keywords with one schema. */
const SINGLE = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'propertyNames',
];
/** Keywords with a list of schemas. */
const LIST = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
/** Keywords with schemas by name. */
const MAP = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

/** Lists the direct subschemas of a schema. */
export function listSubschemas({ pointer, node }: JsonNode): Subschema[] {
  const found: [string, Json | undefined, string][] = [
    ...SINGLE.map((keyword): [string, Json | undefined, string] => [keyword, node[keyword], appendPointer(pointer, keyword)]),
    ...[...LIST, ...MAP].flatMap((keyword) =>
      Object.entries(node[keyword] ?? {}).map(([key, value]): [string, Json, string] => [
        keyword,
        value,
        appendPointer(pointer, keyword, key),
      ]),
    ),
  ];
  return found.flatMap(([keyword, value, pointer]) => (isObject(value) ? [{ keyword, node: value, pointer }] : []));
}

/** Lists the schemas of the components and of all media types, parameters and headers, each with those inside of it. References stay. */
export function listSchemas(document: JsonObject): Subschema[] {
  const components = isObject(document['components']) ? document['components']['schemas'] : undefined;
  const named = members(components).flatMap(([name, node]) =>
    isObject(node) ? [{ keyword: 'component', node, pointer: appendPointer('#/components/schemas', name) }] : [],
  );
  const inline = listCarriers(document).flatMap((carrier) => {
    const schema = getSchema(carrier);
    return schema === undefined ? [] : [{ keyword: 'schema', ...schema }];
  });
  return [...named, ...inline].flatMap(withSubschemas);
}

function withSubschemas(schema: Subschema): Subschema[] {
  return [schema, ...listSubschemas(schema).flatMap(withSubschemas)];
}
