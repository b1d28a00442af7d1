import { isObject, members, resolve, within } from './json';
import type { Json, JsonObject, Place } from './json';

/** An operation of a path or of a webhook. */
export interface OperationPlace extends Place {
  kind: 'path' | 'webhook';
  /** The path template or the event's name. */
  name: string;
  method: string;
  item: Place;
}

/** An answer of an operation, behind its reference. */
export interface AnswerPlace extends Place {
  status: string;
}

/** Something that has a schema and may have examples: a media type, a parameter or a header. */
export interface Carrier extends Place {
  isMedia: boolean;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
// What stands under them is data of the examples, or a list of schemas that is walked on its own.
const DATA = new Set(['example', 'examples', 'schema', 'schemas', 'default', 'enum', 'const']);

/** Every operation of a document, of its paths and of its webhooks, in the order in which it stands there. */
export function operationsIn(document: JsonObject): OperationPlace[] {
  const kinds = [
    ['path', 'paths'],
    ['webhook', 'webhooks'],
  ] as const;
  return kinds.flatMap(([kind, section]) =>
    members(document[section]).flatMap(([name, value]) => {
      if (!isObject(value)) return [];
      const item = resolve(document, { pointer: within('#', section, name), node: value });
      return METHODS.flatMap((method) => {
        const node = item.node[method];
        return isObject(node) ? [{ kind, name, method, item, pointer: within(item.pointer, method), node }] : [];
      });
    }),
  );
}

/** The answers of an operation. */
export function answersOf(document: JsonObject, operation: Place): AnswerPlace[] {
  const at = within(operation.pointer, 'responses');
  return members(operation.node['responses']).flatMap(([status, node]) =>
    isObject(node) ? [{ status, ...resolve(document, { pointer: within(at, status), node }) }] : [],
  );
}

/** The parameters that hold for an operation: those of its path and its own. */
export function parametersOf(document: JsonObject, operation: OperationPlace): Place[] {
  return [operation.item, operation].flatMap(({ pointer, node }) => {
    const list = node['parameters'];
    if (!Array.isArray(list)) return [];
    return list.flatMap((parameter, index) =>
      isObject(parameter) ? [resolve(document, { pointer: within(pointer, 'parameters', index), node: parameter })] : [],
    );
  });
}

/** The media types of an answer or of a request body. */
export function mediaOf(place: Place): (Place & { type: string })[] {
  return members(place.node['content']).flatMap(([type, node]) =>
    isObject(node) ? [{ type, node, pointer: within(place.pointer, 'content', type) }] : [],
  );
}

/** The schema of a carrier, not resolved. */
export function schemaOf(carrier: Place): Place | undefined {
  const node = carrier.node['schema'];
  return isObject(node) ? { pointer: within(carrier.pointer, 'schema'), node } : undefined;
}

/** Everything in a document that carries a schema, where it stands: a shared one is met once. */
export function carriersIn(document: JsonObject): Carrier[] {
  return ['paths', 'webhooks', 'components'].flatMap((section) => carriersBelow(within('#', section), document[section]));
}

function carriersBelow(pointer: string, value: Json | undefined): Carrier[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => carriersBelow(within(pointer, index), item));
  if (!isObject(value)) return [];
  const media = members(value['content']).flatMap(([type, node]) =>
    isObject(node) ? [{ isMedia: true, node, pointer: within(pointer, 'content', type) }] : [],
  );
  const own = 'schema' in value && !/\/content\/[^/]+$/.test(pointer) ? [{ isMedia: false, node: value, pointer }] : [];
  const deeper = members(value).flatMap(([key, member]) =>
    DATA.has(key) || key.startsWith('x-') ? [] : carriersBelow(within(pointer, key), member),
  );
  return [...media, ...own, ...deeper];
}

/** A schema below another one, and the keyword that it stands under. */
export interface Subschema extends Place {
  keyword: string;
}

const ONE = [
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
const LISTED = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

/** The schemas directly below a schema. */
export function subschemasOf({ pointer, node }: Place): Subschema[] {
  const found: [string, Json | undefined, string][] = [
    ...ONE.map((keyword): [string, Json | undefined, string] => [keyword, node[keyword], within(pointer, keyword)]),
    ...[...LISTED, ...NAMED].flatMap((keyword) =>
      Object.entries(node[keyword] ?? {}).map(([key, value]): [string, Json, string] => [keyword, value, within(pointer, keyword, key)]),
    ),
  ];
  return found.flatMap(([keyword, value, at]) => (isObject(value) ? [{ keyword, node: value, pointer: at }] : []));
}

/** Every schema that is written out in a document: components, inline ones, and all below them. */
export function schemasIn(document: JsonObject): Subschema[] {
  const components = isObject(document['components']) ? document['components']['schemas'] : undefined;
  const named = members(components).flatMap(([name, node]) =>
    isObject(node) ? [{ keyword: 'component', node, pointer: within('#/components/schemas', name) }] : [],
  );
  const inline = carriersIn(document).flatMap((carrier) => {
    const schema = schemaOf(carrier);
    return schema === undefined ? [] : [{ keyword: 'schema', ...schema }];
  });
  return [...named, ...inline].flatMap(withAllBelow);
}

function withAllBelow(schema: Subschema): Subschema[] {
  return [schema, ...subschemasOf(schema).flatMap(withAllBelow)];
}
