import type { Document, Operation } from './document';
import { BANNER, listOperations, referencedName, resolveResponse } from './document';

/** Reference to the schema of the mark that stands for a value that the contract does not have. */
const UNKNOWN = { $ref: '#/components/schemas/Unknown' };

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly 'x-amount'?: boolean;
}

/**
 * Returns the document in which every enum and every amount of a success response may be `unknown`, so that the types name what
 * `src/api/repair.ts` puts in the place of a value that the contract does not have (SPEC D23).
 *
 * @throws if a request also uses a schema that this changes: the request would accept `unknown`
 */
export function withUnknownValues(document: Document): Document {
  const schemas = document.components['schemas'] as Record<string, Schema>;
  const received = namesIn(document, listReceived(document));
  const sent = namesIn(document, listSent(document));
  const open = Object.entries(schemas).map(([name, schema]): [string, Schema] => {
    const changed = received.has(name) ? withUnknownParts(document, schema) : schema;
    if (sent.has(name) && JSON.stringify(changed) !== JSON.stringify(schema)) {
      throw new Error(`${name} is in requests and in responses, and has an enum or an amount: the request needs a schema of its own`);
    }
    return [name, changed];
  });
  const unknown = { const: 'unknown', description: 'A value that the contract does not have.' };
  return { ...document, components: { ...document.components, schemas: { ...Object.fromEntries(open), Unknown: unknown } } };
}

/** Returns the text of `unknown-values.ts`: the places that `withUnknownValues` opens. @param document contract before that */
export function renderUnknownValues(document: Document): string {
  const rows = listOperations(document).flatMap(({ operation }) => {
    const places = [...new Set(successesOf(document, operation).flatMap((schema) => placesIn(document, schema)))];
    return places.length === 0 ? [] : [`  ${operation.operationId}: [${places.map((place) => `'${place}'`).join(', ')}],\n`];
  });
  return `${BANNER}import type { OperationId } from './operations';

/** The enums and the amounts of the success of an operation, as JSON pointers. \`*\` is any item. */
export const unknownValues: Partial<Record<OperationId, readonly string[]>> = {
${rows.join('')}};
`;
}

function withUnknownParts(document: Document, schema: Schema): Schema {
  return {
    ...schema,
    ...(schema.properties && {
      properties: Object.fromEntries(Object.entries(schema.properties).map(([key, part]) => [key, withUnknown(document, part)])),
    }),
    ...(schema.items && { items: withUnknown(document, schema.items) }),
    ...(schema.oneOf && {
      oneOf: [...schema.oneOf.map((option) => withUnknownParts(document, option)), ...unknownOption(document, schema.oneOf)],
    }),
  };
}

const unknownOption = (document: Document, options: readonly Schema[]) =>
  options.some((option) => isOpen(document, option)) ? [UNKNOWN] : [];

function withUnknown(document: Document, schema: Schema): Schema {
  if (!isOpen(document, schema)) return withUnknownParts(document, schema);
  const { description, ...own } = schema;
  return { ...(description === undefined ? {} : { description }), oneOf: [own, UNKNOWN] };
}

function placesIn(document: Document, schema: Schema, pointer = ''): string[] {
  if (isOpen(document, schema)) return [pointer];
  const { oneOf = [], items, properties = {} } = resolved(document, schema);
  return [
    ...oneOf.flatMap((option) => placesIn(document, option, pointer)),
    ...(items === undefined ? [] : placesIn(document, items, `${pointer}/*`)),
    ...Object.entries(properties).flatMap(([key, part]) => placesIn(document, part, `${pointer}/${key}`)),
  ];
}

/** Returns true for an enum and an amount (`x-amount`), also behind a reference. */
function isOpen(document: Document, schema: Schema): boolean {
  const target = resolved(document, schema);
  return target.enum !== undefined || target['x-amount'] === true;
}

function resolved(document: Document, schema: Schema): Schema {
  const name = referencedName(schema);
  return name === undefined ? schema : resolved(document, document.components['schemas']?.[name] as Schema);
}

function successesOf(document: Document, { responses }: Operation): Schema[] {
  return Object.entries(responses).flatMap(([status, response]) => {
    const json = status.startsWith('2') ? resolveResponse(document, response).content?.['application/json'] : undefined;
    return json === undefined ? [] : [(json.schema ?? {}) as Schema];
  });
}

const listReceived = (document: Document): unknown[] =>
  listOperations(document).flatMap(({ operation }) => successesOf(document, operation));

function listSent(document: Document): unknown[] {
  return listOperations(document).flatMap(({ item, operation }) => [item.parameters, operation.parameters, operation.requestBody]);
}

/** Returns the names of all schemas to which a node refers. */
function namesIn(document: Document, node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref') {
      if (key !== 'examples') namesIn(document, value, found);
      continue;
    }
    const [section = '', name = ''] = String(value).split('/').slice(-2);
    if (section === 'schemas' && found.has(name)) continue;
    if (section === 'schemas') found.add(name);
    namesIn(document, document.components[section]?.[name], found);
  }
  return found;
}
