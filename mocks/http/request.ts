import type { OperationContract } from './contract';
import type { MediaType, ParameterObject, Schema } from './document';
import type { Judge } from './judge';
import { fieldOf, messageFor, refusal } from './messages';
import { plain } from './plain';
import type { LooseAnswer } from './types';

/** A validated request, as passed to its handler. */
export interface ReadRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

interface Problem {
  field: string;
  message: string;
  in: string;
}

const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Parses a request and validates it against the contract.
 *
 * @param path values of the path parameters
 * @returns the request, or the response that rejects it
 */
export async function readRequest(
  operation: OperationContract,
  request: Request,
  path: Record<string, string>,
  judge: Judge,
): Promise<{ read: ReadRequest } | { refused: LooseAnswer }> {
  const search = new URL(request.url).searchParams;
  const problems: Problem[] = [];
  const read: ReadRequest = { path: {}, query: {}, body: undefined };

  for (const parameter of operation.parameters) {
    const { name, schema } = parameter;
    const text = textOf(parameter, path, search, request.headers);
    if (text === undefined) {
      if (parameter.required === true) problems.push({ in: parameter.in, field: name, message: messageFor(name, MISSING) });
      continue;
    }
    const key = `${operation.id} ${parameter.in} ${name}`;
    const value = await meantBy(text, key, schema, judge);
    const [violation] = await judge.check(key, schema, value);
    if (violation !== undefined) problems.push({ in: parameter.in, field: name, message: messageFor(name, violation) });
    if (parameter.in === 'path' || parameter.in === 'query') read[parameter.in][name] = value;
  }

  if (operation.body !== undefined) {
    const form = await readBody(request, operation.body.content);
    if (form === 'too large') return { refused: plain(413, 'O arquivo passa de 10 MB.') };
    if (form === 'unreadable') problems.push({ in: 'body', field: 'body', message: 'O corpo do pedido não pôde ser lido.' });
    else if (form.value !== undefined || operation.body.required) {
      const value = form.value ?? {};
      const key = `${operation.id} body ${form.type}`;
      for (const violation of await judge.check(key, form.schema, value)) {
        const field = fieldOf(violation.pointer);
        problems.push({ in: 'body', field, message: messageFor(field, violation) });
      }
      read.body = value;
    }
  }
  const refused = refuse(operation, problems);
  return refused === undefined ? { read } : { refused };
}

const MISSING = { pointer: '', keyword: 'required', limit: undefined };

// Only documented responses are used: without a 422, an invalid path is a 404, and invalid headers are ignored.
function refuse(operation: OperationContract, problems: readonly Problem[]): LooseAnswer | undefined {
  if (problems.length === 0) return undefined;
  if (operation.answers.has(422)) return refusal(problems);
  return problems.some((problem) => problem.in === 'path') ? plain(404, 'Não encontrado.') : undefined;
}

function textOf(parameter: ParameterObject, path: Record<string, string>, search: URLSearchParams, headers: Headers): string | undefined {
  if (parameter.in === 'path') return path[parameter.name];
  if (parameter.in === 'query') return search.get(parameter.name) ?? undefined;
  return headers.get(parameter.name) ?? undefined;
}

// Parameters arrive as text and are converted if the schema expects a number.
async function meantBy(text: string, key: string, schema: Schema, judge: Judge): Promise<string | number> {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const takesText = (await judge.check(key, schema, text)).every(({ keyword }) => keyword !== 'type' && keyword !== 'enum');
  return takesText ? text : Number(text);
}

type Form = { type: string; schema: Schema; value: unknown };

async function readBody(request: Request, content: Record<string, MediaType>): Promise<Form | 'unreadable' | 'too large'> {
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

async function readForm(request: Request, form: Omit<Form, 'value'>): Promise<Form | 'unreadable' | 'too large'> {
  const fields = await request.formData().catch(() => undefined);
  if (fields === undefined) return 'unreadable';
  const value: Record<string, unknown> = {};
  for (const [name, field] of fields) {
    if (typeof field !== 'string' && field.size > MOST_BYTES) return 'too large';
    // Files are validated by presence only, not by content.
    value[name] = typeof field === 'string' ? field : field.name;
  }
  return { ...form, value };
}
