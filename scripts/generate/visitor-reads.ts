import type { Document } from './document';
import { BANNER, listOperations, resolveResponse } from './document';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly 'x-internal'?: unknown;
}

/** Keywords that say nothing about a value, or that zod does not check either. */
const IGNORED = /^(description|title|examples?|default|unevaluatedProperties|uniqueItems|minProperties|maxProperties|propertyNames|x-.*)$/;
/** Keywords that the tables can express. */
const KNOWN = new Set(
  '$ref type oneOf enum const format pattern minLength maxLength minimum maximum minItems maxItems items required properties additionalProperties'.split(
    ' ',
  ),
);

/**
 * Names of the regular expressions of the generated file by format. Each accepts less than zod does: the validators decide about the rest.
 */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'DATE_TIME',
  uri: 'WEB_ADDRESS',
  email: 'EMAIL_ADDRESS',
};

/**
 * Renders `visitor-reads.ts`: the JSON bodies with status 200 of the GETs that need no player (`security: []`), as tables that are a tenth
 * of zod and its validators.
 *
 * @param document contract with the forms that the site works with (`withInternalForms`)
 * @param bundle same contract before that, because only its schemas have the marks `x-null` and `x-internal`
 * @throws if a schema has a keyword that the tables cannot express
 */
export function renderVisitorReads(document: Document, bundle: Document): string {
  const constants = new Map<string, string>();
  const rows = listOperations(document)
    .filter(({ method, operation }) => method === 'GET' && operation.security?.length === 0)
    .flatMap(({ path, operation }) => {
      const [success, none] = ['200', '204'].map((status) => {
        const response = operation.responses[status];
        return response && resolveResponse(document, response);
      });
      const schema = success?.content?.['application/json']?.schema;
      if (schema === undefined) return [];
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      const empty = none !== undefined && none.content === undefined ? ', true' : '';
      return [`  [${String(pattern)}, ${shapeOf(schema as Schema)}${empty}],\n`];
    });
  return `${BANNER}
/** What a value must be. Lengths and limits may be left out. */
export type Shape =
  | readonly [kind: 'string', min?: number, max?: number, ...patterns: readonly RegExp[]]
  | readonly [kind: 'number' | 'integer', min?: number, max?: number]
  | readonly [kind: 'boolean' | 'null']
  | readonly [kind: 'enum', values: readonly unknown[]]
  | readonly [kind: 'nullable', shape: Shape]
  /** A bare list stands for an object with it as \`data\`. */
  | readonly [kind: 'listed', shape: Shape]
  | readonly [kind: 'either', shapes: readonly Shape[]]
  | readonly [kind: 'array', item: Shape, min?: number, max?: number]
  | readonly [kind: 'record', value: Shape]
  | readonly [kind: 'object', required: Shapes, optional?: Shapes, isNullAbsent?: boolean];

type Shapes = Readonly<Record<string, Shape>>;

const DATE_TIME =
  /^\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$/;
const WEB_ADDRESS =
  /^https?:\\/\\/(localhost|127\\.0\\.0\\.1|([a-z\\d]+(-[a-z\\d]+)*\\.)+[a-z]{2,})(:[1-5]?\\d{1,4})?(\\/[\\w./?=&%#~+-]*)?$/;
const EMAIL_ADDRESS = /^[\\w+-]+(\\.[\\w+-]+)*@([a-z\\d][a-z\\d-]*\\.)+[a-z]{2,}$/;
${[...constants].map(([name, text]) => `const ${name}: Shape = ${text};\n`).join('')}
/** The success of each GET that needs no player: its path, its body, and whether 204 without a body is one too. */
export const visitorReads: readonly (readonly [path: RegExp, shape: Shape, canBeEmpty?: boolean])[] = [
${rows.join('')}];
`;

  function shapeOf(schema: Schema): string {
    const unknown = Object.keys(schema).find((key) => !KNOWN.has(key) && !IGNORED.test(key));
    if (unknown !== undefined) throw new Error(`visitor-reads.ts cannot express the keyword '${unknown}'`);
    if (schema.$ref !== undefined) return constantFor(schema.$ref.split('/').at(-1) ?? '');
    if (schema.oneOf !== undefined) return list('either', `[${schema.oneOf.map(shapeOf).join(', ')}]`);
    const values = 'const' in schema ? [schema.const] : schema.enum;
    if (values !== undefined) return list('enum', JSON.stringify(values));
    if (typeof schema.type === 'object') {
      const types = schema.type.filter((type) => type !== 'null');
      const [type] = types;
      if (type === undefined || types.length > 1) throw new Error(`visitor-reads.ts cannot express the types ${types.join(', ')}`);
      return list('nullable', shapeOf({ ...schema, type }));
    }
    return typedShape(schema);
  }

  function typedShape(schema: Schema): string {
    const { type, items, minItems = 0, maxItems = Infinity, additionalProperties } = schema;
    if (type === 'boolean' || type === 'null') return list(type);
    if (type === 'integer' || type === 'number') {
      return list(type, ...limits(schema.minimum ?? -Infinity, schema.maximum ?? Infinity, -Infinity));
    }
    if (type === 'string') return stringShape(schema);
    if (type === 'array' && items !== undefined) return list('array', shapeOf(items), ...limits(minItems, maxItems, 0));
    if (type === 'object' && schema.properties !== undefined) return objectShape(schema);
    if (type === 'object' && additionalProperties !== undefined) return list('record', shapeOf(additionalProperties));
    throw new Error(`visitor-reads.ts cannot express ${JSON.stringify(schema)}`);
  }

  function objectShape({ properties = {}, required = [] }: Schema, isNullAbsent = false): string {
    const shapes = (isRequired: boolean) =>
      Object.entries(properties)
        .filter(([key]) => required.includes(key) === isRequired)
        .map(([key, property]) => `${key}: ${shapeOf(property)}`)
        .join(', ');
    const optional = shapes(false);
    return list('object', `{ ${shapes(true)} }`, ...(optional === '' ? [] : [`{ ${optional} }`]), ...(isNullAbsent ? ['true'] : []));
  }

  /** Returns the name of the constant for a component. Each is defined after those that it contains. */
  function constantFor(component: string): string {
    const name = component.charAt(0).toLowerCase() + component.slice(1);
    if (constants.has(name)) return name;
    const schema = document.components['schemas']?.[component] as Schema;
    const original = bundle.components['schemas']?.[component] as Schema;
    const isNullAbsent = Object.values(original.properties ?? {}).some((property) => 'x-null' in property);
    const shape = isNullAbsent ? objectShape(schema, true) : shapeOf(schema);
    constants.set(name, original['x-internal'] === 'first' ? list('listed', shape) : shape);
    return name;
  }
}

function stringShape({ minLength = 0, maxLength = Infinity, pattern, format }: Schema): string {
  const known = format === undefined ? [] : [FORMATS[format]];
  if (known.includes(undefined)) throw new Error(`visitor-reads.ts cannot express the format '${String(format)}'`);
  const patterns = [...known, ...(pattern === undefined ? [] : [String(new RegExp(pattern))])];
  return list(
    'string',
    ...(patterns.length > 0 ? [String(minLength), String(maxLength)] : limits(minLength, maxLength, 0)),
    ...patterns.map(String),
  );
}

/** Returns the limits without those that every length and every safe integer satisfies. */
function limits(min: number, max: number, least: number): string[] {
  if (max < Number.MAX_SAFE_INTEGER) return [String(min), String(max)];
  return min > least ? [String(min)] : [];
}

function list(kind: string, ...rest: readonly string[]): string {
  return `[${[`'${kind}'`, ...rest].join(', ')}]`;
}
