type Json = Readonly<Record<string, unknown>>;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** Creates the part of the document that describes a response with JSON of a schema. */
const json = (schema: Json) => ({ description: 'As said.', content: { 'application/json': { schema } } });

/** Number of pairs of schemas (`Base…`, `Thing…`), which refer to each other. Each has a parent, children, and a nested expression. */
const SCHEMAS = 120;

/** Number of levels of `oneOf` with ten alternatives each. All apply to the same value, so the combinations multiply. */
const LEVELS = 3;

/**
 * Creates an OpenAPI 3.0 document that is as hard to handle as those of large products: recursive schemas, and nested compositions.
 *
 * @param operations number of operations, three of five of which write
 */
export function largeContract(operations: number): Json {
  const schemas: Record<string, Json> = { Problem: { type: 'object', properties: { message: { type: 'string' } } } };
  for (let index = 0; index < SCHEMAS; index += 1) {
    const [next, far] = [`Thing${String((index + 1) % SCHEMAS)}`, `Thing${String((index * 7 + 3) % SCHEMAS)}`];
    schemas[`Base${String(index)}`] = {
      type: 'object',
      required: ['id', 'name'],
      properties: {
        id: { type: 'integer', format: 'int64', minimum: 1 },
        name: { type: 'string', minLength: 1, maxLength: 80 },
        kind: { type: 'string', enum: ['a', 'b', 'c'] },
        note: { type: 'string', nullable: true, maxLength: 200 },
        amount: { type: 'number', minimum: 0, exclusiveMinimum: true },
        parent: { nullable: true, allOf: [ref(next)] },
        children: { type: 'array', items: ref(far) },
        rule: ref('Expression0'),
      },
    };
    schemas[`Thing${String(index)}`] = {
      allOf: [
        ref(`Base${String(index)}`),
        { type: 'object', properties: { created_at: { type: 'string', format: 'date-time', readOnly: true } } },
      ],
    };
  }
  for (let level = 0; level < LEVELS; level += 1) {
    schemas[`Expression${String(level)}`] = {
      oneOf: Array.from({ length: 10 }, (_, kind) => ({
        allOf: [
          {
            type: 'object',
            properties: {
              kind: { type: 'string', enum: [`k${String(level)}${String(kind)}`] },
              and: { type: 'array', items: ref('Expression0') },
            },
          },
          level < LEVELS - 1 ? ref(`Expression${String(level + 1)}`) : { required: ['kind'] },
        ],
      })),
    };
  }
  const paths: Record<string, Record<string, Json>> = {};
  for (let index = 0; index < operations; index += 1) {
    const [family, kind] = [Math.floor(index / 5), index % 5];
    const schema = ref(`Thing${String(family % SCHEMAS)}`);
    const path = kind < 2 ? `/things${String(family)}` : `/things${String(family)}/{id}`;
    const method = ['get', 'post', 'get', 'put', 'delete'][kind] ?? 'get';
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
    const query = ['page', 'per_page', 'kind', 'min_amount'].map((name) => ({
      name,
      in: 'query',
      schema: name === 'kind' ? { type: 'string', enum: ['a', 'b', 'c'] } : { type: 'integer', minimum: 1, maximum: 100 },
    }));
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId: `${method}Things${String(family)}${kind > 1 ? 'One' : ''}`,
        parameters: [...(kind > 1 ? [id] : []), ...(kind === 0 ? query : [])],
        ...(method === 'post' || method === 'put' ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {}),
        responses: {
          ...(method === 'delete'
            ? { '204': { description: 'Gone.' } }
            : { [method === 'post' ? '201' : '200']: json(kind === 0 ? { type: 'array', items: schema } : schema) }),
          '401': json(ref('Problem')),
          '404': json(ref('Problem')),
          '422': json(ref('Problem')),
        },
      },
    };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Large', version: '1.0.0' },
    security: [{ bearer: [] }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas },
  };
}
