import document from '../../../../generated/openapi.json' with { type: 'json' };

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Dredd reads OpenAPI 3.0 only. */
const UNSUPPORTED_KEYWORDS = new Set([
  'unevaluatedProperties',
  'examples',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'contentMediaType',
]);

/**
 * Converts the contract to OpenAPI 3.0 without references, with one operation and response each, in the given order.
 */
export function contractForDredd(operationIds: readonly string[]): object {
  const all = new Map<string, { path: string; method: string; item: Node; operation: Node }>();
  for (const [path, item] of Object.entries(document.paths as Record<string, Node>)) {
    for (const [method, operation] of Object.entries(item)) {
      if (isNode(operation) && typeof operation['operationId'] === 'string')
        all.set(operation['operationId'], { path, method, item, operation });
    }
  }
  const paths: Record<string, Node> = {};
  for (const id of operationIds) {
    const found = all.get(id);
    if (found === undefined) throw new Error(`the contract has no operation ${id}`);
    paths[found.path] = { ...paths[found.path], [found.method]: reduceOperation(id, found.item, found.operation) };
  }
  return { openapi: '3.0.3', info: { title: 'Palpite', version: '1' }, paths };
}

function reduceOperation(id: string, item: Node, operation: Node): Node {
  const parameters = [...toList(item['parameters']), ...toList(operation['parameters'])].map(resolveReference).filter(isNode);
  const responses = operation['responses'] as Node;
  const status = Object.keys(responses).find((one) => one.startsWith('2')) ?? '200';
  const response = resolveReference(responses[status]) as Node;
  const json = jsonContent(response);
  const body = jsonContent(resolveReference(operation['requestBody']) as Node | undefined);
  return {
    operationId: id,
    summary: id,
    parameters: parameters
      .filter((one) => one['in'] === 'path')
      .map(({ name }) => ({ name, in: 'path', required: true, schema: { type: 'string' }, example: 'x' })),
    ...(body === null ? {} : { requestBody: { content: { 'application/json': { example: firstExample(body) } } } }),
    responses: {
      [status]: {
        description: 'As the contract has it.',
        ...(json === null
          ? {}
          : { content: { 'application/json': { schema: toOpenApi30(json['schema']), example: firstExample(json, id) } } }),
      },
    },
  };
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const jsonContent = (holder: Node | undefined): Node | null => {
  const content = holder?.['content'];
  const json = isNode(content) ? content['application/json'] : undefined;
  return isNode(json) ? json : null;
};

/** Dredd derives a schema from it, so the profile without an address fits. */
const firstExample = (media: Node, id = ''): unknown => {
  const examples = isNode(media['examples']) ? Object.values(media['examples']).map(resolveReference) : [];
  const first = id === 'getProfile' ? examples.at(-1) : examples[0];
  return isNode(first) ? first['value'] : undefined;
};

function resolveReference(value: unknown): unknown {
  if (!isNode(value) || typeof value['$ref'] !== 'string') return value;
  const path = value['$ref'].slice(2).split('/');
  return resolveReference(
    path.reduce<unknown>((current, name) => (isNode(current) ? current[name.replaceAll('~1', '/')] : undefined), document),
  );
}

function toOpenApi30(source: unknown, depth = 0): unknown {
  const schema = resolveReference(source);
  if (Array.isArray(schema)) return schema.map((one: unknown) => toOpenApi30(one, depth));
  if (!isNode(schema) || depth > 24) return isNode(schema) ? {} : schema;
  const known = Object.entries(schema).filter(([name]) => !UNSUPPORTED_KEYWORDS.has(name) && name !== '$ref' && name !== 'description');
  const converted = Object.fromEntries(
    known.map(([name, value]) => [name, name === 'enum' || name === 'required' ? value : toOpenApi30(value, depth + 1)]),
  );
  if ('const' in converted) {
    converted['enum'] = [converted['const']];
    delete converted['const'];
  }
  if (Array.isArray(converted['type'])) {
    const kinds = converted['type'].filter((one) => one !== 'null');
    // Dredd rejects every null.
    if (kinds.length < converted['type'].length) return {};
    converted['type'] = kinds[0];
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    const branches = converted[keyword];
    if (Array.isArray(branches) && branches.some((one) => isNode(one) && one['type'] === 'null')) return {};
  }
  if (schema['unevaluatedProperties'] === false) converted['additionalProperties'] = false;
  return converted;
}
