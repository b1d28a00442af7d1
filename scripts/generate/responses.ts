import type { Document, Operation } from './document';
import { BANNER, listOperations, referencedName, resolveResponse } from './document';

/** Statuses that, like every 5xx, do not prove whether the request was executed. */
const UNDECIDED_STATUSES = new Set([408, 429, 499]);

/** Documented error response. Equal rows share a generated constant. */
interface ErrorRow {
  readonly schema: string;
  readonly executed: string;
  readonly isPlayerFacing: boolean;
}

/**
 * Returns the text of `responses.ts`: the body of each success status, the documented error responses, and where a success has texts for
 * players.
 * @throws {Error} if an error response has no named schema, or claims a rejection that its status cannot prove
 */
export function renderResponses(document: Document): string {
  const rows = listOperations(document).map(({ operation }) => ({
    id: operation.operationId,
    successes: listSuccesses(document, operation),
    errors: listErrors(document, operation),
    texts: listPlayerTexts(document, operation),
  }));
  const kinds = new Map(rows.flatMap(({ errors }) => errors.map(([, row]) => [constantName(row), row] as const)));
  const schemas = errorSchemaNames(document);
  const successes = shareEqual(
    'bodies',
    rows.map((row) => [row.id, row.successes.map(([status, body]) => `${status}: '${body}'`)]),
  );
  const errors = shareEqual(
    'errors',
    rows.map((row) => [row.id, row.errors.map(([status, error]) => `${status}: ${constantName(error)}`)]),
  );
  return `${BANNER}import type { ZodMiniType } from 'zod/mini';

import type { OperationId } from './operations';
import { ${schemas.join(', ')} } from './zod/errors';

/** The body of a documented success: JSON, none, or JSON that may be left out. */
export type SuccessBody = 'json' | 'empty' | 'optional';

/** A documented error response. \`isRejection\`: the contract says that the request was not executed. */
export interface ErrorResponse {
  readonly schema: ZodMiniType;
  readonly isRejection: boolean;
  /** True if its texts are written for players. */
  readonly isPlayerFacing: boolean;
}

${[...kinds].map(([name, row]) => `const ${name}: ErrorResponse = { schema: ${row.schema}, isRejection: ${row.executed === 'never'}, isPlayerFacing: ${row.isPlayerFacing} };\n`).join('')}
type Bodies = Partial<Record<number | 'any', SuccessBody>>;
${successes.constants.map(([name, text]) => `const ${name}: Bodies = ${text};\n`).join('')}
/** The body of each success status of each operation. \`any\`: the body of every other 2xx. */
export const successBodies: Record<OperationId, Bodies> = {
${successes.entries}};

type Errors = Partial<Record<number, ErrorResponse>>;
${errors.constants.map(([name, text]) => `const ${name}: Errors = ${text};\n`).join('')}
/** The documented error responses of each operation. */
export const errorResponses: Record<OperationId, Errors> = {
${errors.entries}};

/** The texts for players in the success bodies of an operation, as JSON pointers. */
export const playerTexts: Partial<Record<OperationId, readonly string[]>> = {
${rows.flatMap(({ id, texts }) => (texts.length === 0 ? [] : [`  ${id}: [${texts.map((text) => `'${text}'`).join(', ')}],\n`])).join('')}};
`;
}

/**
 * Gives equal rows one constant, because the site creates these tables while a visitor waits.
 * @param rows operationId and properties
 */
function shareEqual(prefix: string, rows: readonly [string, readonly string[]][]) {
  const names = new Map<string, string>();
  const entries = rows.map(([id, properties]) => {
    const text = `{ ${properties.join(', ')} }`;
    const name = names.get(text) ?? `${prefix}${String(names.size + 1)}`;
    names.set(text, name);
    return `  ${id}: ${name},\n`;
  });
  return { constants: [...names].map(([text, name]) => [name, text] as const), entries: entries.join('') };
}

/** Returns the names of the schemas of all error responses, sorted. */
export function errorSchemaNames(document: Document): string[] {
  const rows = listOperations(document).flatMap(({ operation }) => listErrors(document, operation));
  return [...new Set(rows.map(([, { schema }]) => schema))].toSorted();
}

function listSuccesses(document: Document, operation: Operation): [string, string][] {
  const documented = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  const isAny = operation['x-success'] === 'any';
  const rows = documented.map(([status, reference]): [string, string] => {
    const response = resolveResponse(document, reference);
    if (response.content?.['application/json'] === undefined) return [status, 'empty'];
    return [status, isAny || response['x-body'] === 'optional' ? 'optional' : 'json'];
  });
  return isAny ? [...rows, ['any', 'optional']] : rows;
}

function listErrors(document: Document, operation: Operation): [number, ErrorRow][] {
  return Object.entries(operation.responses).flatMap(([key, reference]) => {
    const status = Number(key);
    if (!(status >= 400)) return [];
    const response = resolveResponse(document, reference);
    const schema = referencedName(response.content?.['application/json']?.schema);
    const where = `${operation.operationId} ${status}`;
    if (schema === undefined) throw new Error(`${where} has no named schema`);
    const executed = response['x-executed'] ?? 'unknown';
    if (executed === 'never' && (status >= 500 || UNDECIDED_STATUSES.has(status))) throw new Error(`${where} cannot be a rejection`);
    return [[status, { schema, executed, isPlayerFacing: response['x-player-facing'] === true }]];
  });
}

/** Lists the texts for players in successful responses as JSON pointers, at most two levels deep, and none in lists and alternatives. */
function listPlayerTexts(document: Document, operation: Operation): string[] {
  const found = Object.entries(operation.responses).flatMap(([status, reference]) => {
    if (!status.startsWith('2')) return [];
    return findTexts(document, resolveResponse(document, reference).content?.['application/json']?.schema, '', 2);
  });
  return [...new Set(found)];
}

function findTexts(document: Document, schema: unknown, pointer: string, depth: number): string[] {
  const name = referencedName(schema);
  const target = name === undefined ? schema : document.components['schemas']?.[name];
  const properties = (target as { properties?: Record<string, Record<string, unknown>> } | undefined)?.properties ?? {};
  return Object.entries(properties).flatMap(([key, property]) => {
    const at = `${pointer}/${key}`;
    if (property['x-player-facing'] === true) return [at];
    return depth > 1 ? findTexts(document, property, at, depth - 1) : [];
  });
}

function constantName({ schema, executed, isPlayerFacing }: ErrorRow): string {
  const name = schema.charAt(0).toLowerCase() + schema.slice(1);
  return `${name}${executed === 'never' ? 'Rejection' : 'Unknown'}${isPlayerFacing ? 'Shown' : ''}`;
}
