import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

type Json = Readonly<Record<string, unknown>>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema: Json;
}

interface OperationObject {
  operationId: string;
  parameters?: unknown[];
  security?: Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
}

/** Operation of the contract, with the validators of its requests. */
export interface Endpoint {
  id: string;
  method: string;
  /** Pattern of the path, with its parameters as named groups. */
  path: RegExp;
  /** Name of the security scheme; null for a public operation. */
  scheme: string | null;
  /** Media type of the body, the first one of the contract; null without a body. */
  type: string | null;
  /** Validator of the body; null without a body, and for a multipart one. */
  checkBody: ValidateFunction | null;
  /** Parameters of the path and the operation, each with the validator of its value. */
  parameters: readonly { parameter: Parameter; check: ValidateFunction }[];
}

/** Wrong member of a request, in the form of problem details. */
export interface Fault {
  /** JSON pointer to a member of the body, or the name of a parameter. */
  pointer: string;
  detail: string;
}

const CONTRACT_FILE = fileURLToPath(new URL('../openapi.yaml', import.meta.url));

/** Reads the operations of the contract. The server validates requests by them, so that it keeps the contract. */
export function readEndpoints(): Endpoint[] {
  const document = parse(readFileSync(CONTRACT_FILE, 'utf8')) as { paths: Record<string, Record<string, unknown>>; security: Json[] };
  const ajv = new Ajv({ allErrors: true, strict: false, multipleOfPrecision: 6 });
  addFormats.default(ajv);
  ajv.addSchema(document, 'harbour');
  const compile = (schema: unknown) => ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"harbour#/')) as Json);
  const resolve = (value: unknown): unknown => {
    const reference = (value as { $ref?: string }).$ref;
    if (reference === undefined) return value;
    return reference
      .slice(2)
      .split('/')
      .reduce<unknown>((node, part) => (node as Json)[part], document);
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete'].flatMap((method): Endpoint[] => {
      const operation = item[method] as OperationObject | undefined;
      if (operation === undefined) return [];
      const parameters = [...((item['parameters'] as unknown[] | undefined) ?? []), ...(operation.parameters ?? [])].map(
        resolve,
      ) as Parameter[];
      const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
          scheme: Object.keys((operation.security ?? document.security)[0] ?? {})[0] ?? null,
          type: type ?? null,
          checkBody: media === undefined || type === 'multipart/form-data' ? null : compile(media.schema),
          parameters: parameters.map((parameter) => ({ parameter, check: compile(resolve(parameter.schema)) })),
        },
      ];
    }),
  );
}

/** Returns the wrong members that a validator has found in its last call; none if the value was valid. */
export function faultsOf(check: ValidateFunction): Fault[] {
  return (check.errors ?? []).map(({ instancePath, message, params }) => {
    const missing: unknown = params['missingProperty'];
    return { pointer: typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath, detail: message ?? 'is wrong' };
  });
}

/**
 * Reads the parameters of a request by their styles, and adds the wrong ones to `faults`. A missing parameter, and a wrong one in the
 * path, is no fault.
 *
 * @returns the values by name, wrong ones included
 */
export function readParameters(
  { parameters }: Endpoint,
  { query, headers, parts }: { query: URLSearchParams; headers: Readonly<Record<string, string>>; parts: Readonly<Record<string, string>> },
  faults: Fault[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { parameter, check } of parameters) {
    const { name, in: location } = parameter;
    const raw = location === 'query' ? readQuery(parameter, query) : location === 'header' ? headers[name.toLowerCase()] : parts[name];
    if (raw === undefined) continue;
    const value = coerce(parameter.schema, raw);
    if (!check(value) && location !== 'path') faults.push({ pointer: name, detail: faultsOf(check)[0]?.detail ?? 'is wrong' });
    values[name] = value;
  }
  return values;
}

const SEPARATORS: Readonly<Record<string, string>> = { pipeDelimited: '|', spaceDelimited: ' ' };

function readQuery({ name, schema, style = 'form', explode = style === 'form' }: Parameter, query: URLSearchParams): unknown {
  if (style === 'deepObject') {
    const members = [...query].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value] as const] : [],
    );
    return members.length === 0 ? undefined : Object.fromEntries(members);
  }
  if (schema['type'] !== 'array') return query.get(name) ?? undefined;
  const all = query.getAll(name);
  if (all.length === 0) return undefined;
  return explode ? all : (all[0] ?? '').split(SEPARATORS[style] ?? ',');
}

/** Converts a text to a number if the schema demands one and the text has that form; also within arrays and objects. */
function coerce(schema: Json, raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map((one) => coerce((schema['items'] ?? {}) as Json, one));
  if (typeof raw === 'object' && raw !== null) {
    const properties = (schema['properties'] ?? {}) as Record<string, Json>;
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, coerce(properties[name] ?? {}, value)]));
  }
  const isNumber = schema['type'] === 'integer' || schema['type'] === 'number';
  return isNumber && /^-?\d+(\.\d+)?$/.test(String(raw)) ? Number(raw) : raw;
}
