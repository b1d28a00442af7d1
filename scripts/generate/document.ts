/** Parts of a bundled OpenAPI 3.1 document. */
export interface Document {
  info: { title: string; version: string; description?: string };
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
  [key: string]: unknown;
}

/** Operations of a path or a webhook, by method in lower case. */
export interface PathItem {
  parameters?: Parameter[];
  [method: string]: Operation | Parameter[] | undefined;
}

/** Operation, as the rules of the contract require it. */
export interface Operation {
  operationId: string;
  tags: [string];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
  responses: Record<string, Response>;
  'x-source': 'observed' | 'proposed';
  /** Mark of an operation of which every 2xx with an optional body is a success (SPEC A26). */
  'x-success'?: 'any';
  /** Pattern of the channel of an event. */
  'x-channel'?: string;
  /** True for a GET whose answer is the same for everyone (SPEC B5). */
  'x-public-read'?: boolean;
  [key: string]: unknown;
}

/** Response, or a reference to a response of the components. */
export interface Response {
  $ref?: string;
  content?: Record<string, { schema: unknown }>;
  /** Execution of the request, on every 4xx and 5xx. `never`: it was not executed. */
  'x-executed'?: 'never' | 'unknown';
  /** True if the texts are written for players; on every 4xx and 5xx. */
  'x-player-facing'?: boolean;
  /** Mark of a success with JSON whose body may be empty. */
  'x-body'?: 'optional';
}

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
}

/** First line of a generated file. */
export const BANNER = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Lists the operations of the paths, with methods in upper case. */
export function listOperations(document: Document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined || Array.isArray(operation)) return [];
      return [{ path, method: method.toUpperCase(), item, operation }];
    }),
  );
}

/** Returns the name of the component that a node refers to; undefined if it is no reference. */
export const referencedName = (node: unknown): string | undefined => (node as { $ref?: string } | undefined)?.$ref?.split('/').at(-1);

/** Returns a response, or that of the components to which it refers. */
export function resolveResponse(document: Document, response: Response): Response {
  const name = referencedName(response);
  return name === undefined ? response : (document.components['responses']?.[name] as Response);
}

/** Returns the document without the introduction, which every generated file would repeat. */
export function withoutIntroduction(document: Document): Document {
  return { ...document, info: { title: document.info.title, version: document.info.version } };
}

/** Returns the document without its introduction and the descriptions of schemas, which zod would ship to the browser. */
export function withBareSchemas(document: Document): Document {
  const bare = mapSchemas(document, stripDescriptions);
  const schemas = Object.entries(document.components['schemas'] ?? {});
  const components = Object.fromEntries(schemas.map(([name, schema]) => [name, stripDescriptions(schema)]));
  return withoutIntroduction({ ...bare, components: { ...bare.components, schemas: components } });
}

function mapSchemas<T>(node: T, change: (schema: unknown) => unknown): T {
  if (Array.isArray(node)) return node.map((item) => mapSchemas(item, change)) as T;
  if (node === null || typeof node !== 'object') return node;
  const members = Object.entries(node).map(([key, value]) => [
    key,
    key === 'schema' ? change(value) : key === 'examples' ? value : mapSchemas(value, change),
  ]);
  return Object.fromEntries(members) as T;
}

function stripDescriptions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(stripDescriptions);
  if (schema === null || typeof schema !== 'object') return schema;
  const members = Object.entries(schema)
    .filter(([key, value]) => !(key === 'description' && typeof value === 'string'))
    .map(([key, value]) => [key, DATA_KEYWORDS.has(key) ? value : stripDescriptions(value)]);
  return Object.fromEntries(members);
}

// In the values of these keywords "description" is not a keyword.
const DATA_KEYWORDS = new Set(['example', 'examples', 'default', 'const', 'enum']);

/**
 * Returns the document with one path for each webhook instead of its own paths, because orval ignores webhooks. The path responds with the
 * payload, and has the name of the event as operationId and `events` as tag.
 * @throws if a webhook has no POST with a body
 */
export function eventsAsPaths(document: Document): Document {
  const paths = Object.entries(document.webhooks).map(([event, item]) => {
    const operation = item['post'];
    if (operation === undefined || Array.isArray(operation) || operation.requestBody === undefined) {
      throw new Error(`webhook ${event} has no POST with a body`);
    }
    const responses = { 200: { description: event, content: operation.requestBody.content } };
    return [`/${event}`, { post: { operationId: event, tags: ['events'], responses } }];
  });
  return { ...document, paths: Object.fromEntries(paths), webhooks: {} };
}

/** Returns the document with one path for each of the named schemas instead of its own paths, because orval only validates responses. */
export function schemasAsPaths(document: Document, names: readonly string[], tag: string): Document {
  const paths = names.map((name) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const responses = { 200: { description: name, content: { 'application/json': { schema } } } };
    return [`/${name}`, { get: { operationId: `get${name}`, tags: [tag], responses } }];
  });
  return { ...document, paths: Object.fromEntries(paths), webhooks: {} };
}

/**
 * Returns a copy in which the forms that a backend may send are replaced by the one form that the site works with (SPEC D15): a schema with
 * `x-internal` by the schema there, or for `first` by the first alternative, and a `type` with `x-null: absent` by the type without null.
 * `src/api/repair.ts` converts the values.
 */
export function withInternalForms<T>(node: T): T {
  if (Array.isArray(node)) return node.map((item) => withInternalForms<unknown>(item)) as T;
  if (node === null || typeof node !== 'object') return node;
  const { 'x-internal': internal, 'x-null': absent, ...own } = node as Record<string, unknown>;
  if (internal !== undefined) {
    const { oneOf: sent, ...rest } = own;
    return { ...rest, ...((internal === 'first' ? (sent as object[])[0] : internal) as object) } as T;
  }
  const members = Object.entries(own).map(([key, value]) => [
    key,
    key === 'type' && absent === 'absent' ? withoutNull(value) : DATA_KEYWORDS.has(key) ? value : withInternalForms(value),
  ]);
  return Object.fromEntries(members) as T;
}

function withoutNull(type: unknown): unknown {
  const types = (type as unknown[]).filter((one) => one !== 'null');
  return types.length === 1 ? types[0] : types;
}
