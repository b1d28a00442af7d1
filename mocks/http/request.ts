import { MAX_FILE_BYTES } from './body-limit';
import type { OperationContract } from './contract';
import type { MediaType, ParameterObject, Schema } from './document';
import type { SchemaValidator } from './schema-validator';
import { fieldName, messageFor, validationResponse } from './messages';
import { messageResponse } from './responses';
import type { UntypedResponse } from './types';

/**
 * Parts of a request that the contract describes, with numbers instead of text if the schema takes no text. A parameter that is not sent is
 * absent, but a required body is `{}`. A body of an undocumented type is read as JSON if the contract lists JSON first, and otherwise ignored.
 */
export interface ReadRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Error in a part of a request; `in` is path, query, header or body. */
interface RequestError {
  field: string;
  message: string;
  in: string;
}

/**
 * Validates a request against the contract. If the operation documents no 422, an invalid query or body is accepted, and an invalid
 * path gets a 404. A file in a form is read as its name, and one over 10 MB gets a 413. Header parameters are only validated.
 *
 * @returns the request, or the response that rejects it
 */
export async function readRequest(
  operation: OperationContract,
  request: Request,
  path: Record<string, string>,
  validator: SchemaValidator,
): Promise<{ read: ReadRequest } | { rejected: UntypedResponse }> {
  const search = new URL(request.url).searchParams;
  const errors: RequestError[] = [];
  const read: ReadRequest = { path: {}, query: {}, body: undefined };

  for (const parameter of operation.parameters) {
    const { name, schema } = parameter;
    const text = parameterText(parameter, path, search, request.headers);
    if (text === undefined) {
      if (parameter.required === true) errors.push({ in: parameter.in, field: name, message: messageFor(name, MISSING_FIELD) });
      continue;
    }
    const key = `${operation.id} ${parameter.in} ${name}`;
    const value = await coerceParameter(text, key, schema, validator);
    const [violation] = await validator.validate(key, schema, value);
    if (violation !== undefined) errors.push({ in: parameter.in, field: name, message: messageFor(name, violation) });
    if (parameter.in === 'path' || parameter.in === 'query') read[parameter.in][name] = value;
  }

  if (operation.body !== undefined) {
    const form = await readBody(request, operation.body.content);
    if (form === 'too large') return { rejected: messageResponse(413, 'O arquivo passa de 10 MB.') };
    if (form === 'unreadable') errors.push({ in: 'body', field: 'body', message: 'O corpo do pedido não pôde ser lido.' });
    else if (form.value !== undefined || operation.body.required) {
      const value = form.value ?? {};
      const key = `${operation.id} body ${form.type}`;
      for (const violation of await validator.validate(key, form.schema, value)) {
        const field = fieldName(violation.pointer);
        errors.push({ in: 'body', field, message: messageFor(field, violation) });
      }
      read.body = value;
    }
  }
  const rejected = rejection(operation, errors);
  return rejected === undefined ? { read } : { rejected };
}

const MISSING_FIELD = { pointer: '', keyword: 'required', limit: undefined };

// Returns the rejection, which is a documented response: without a 422, an invalid path is a 404, and other errors are ignored.
function rejection(operation: OperationContract, errors: readonly RequestError[]): UntypedResponse | undefined {
  if (errors.length === 0) return undefined;
  if (operation.responses.has(422)) return validationResponse(errors);
  return errors.some((problem) => problem.in === 'path') ? messageResponse(404, 'Não encontrado.') : undefined;
}

function parameterText(
  parameter: ParameterObject,
  path: Record<string, string>,
  search: URLSearchParams,
  headers: Headers,
): string | undefined {
  if (parameter.in === 'path') return path[parameter.name];
  if (parameter.in === 'query') return search.get(parameter.name) ?? undefined;
  return headers.get(parameter.name) ?? undefined;
}

// Returns a parameter, which is text, as a number if the schema expects one.
async function coerceParameter(text: string, key: string, schema: Schema, validator: SchemaValidator): Promise<string | number> {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const takesText = (await validator.validate(key, schema, text)).every(({ keyword }) => keyword !== 'type' && keyword !== 'enum');
  return takesText ? text : Number(text);
}

type ParsedBody = { type: string; schema: Schema; value: unknown };

async function readBody(request: Request, content: Record<string, MediaType>): Promise<ParsedBody | 'unreadable' | 'too large'> {
  const sent = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const [first = ''] = Object.keys(content);
  const type = sent in content ? sent : first;
  const form = { type, schema: content[type]?.schema ?? true };
  if (type !== 'application/json') {
    if (sent !== type) return { ...form, value: undefined };
    return readForm(request, form);
  }
  const text = await request.text();
  if (text === '') return { ...form, value: undefined };
  try {
    return { ...form, value: JSON.parse(text) as unknown };
  } catch {
    return 'unreadable';
  }
}

async function readForm(request: Request, form: Omit<ParsedBody, 'value'>): Promise<ParsedBody | 'unreadable' | 'too large'> {
  const fields = await request.formData().catch(() => undefined);
  if (fields === undefined) return 'unreadable';
  const value: Record<string, unknown> = {};
  for (const [name, field] of fields) {
    if (typeof field !== 'string' && field.size > MAX_FILE_BYTES) return 'too large';
    // The name of a file is enough, because only its presence is validated.
    value[name] = typeof field === 'string' ? field : field.name;
  }
  return { ...form, value };
}
