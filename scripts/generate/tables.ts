import { capitalize } from '../capitalize';
import type { Document, Operation, PathItem } from './document';
import { BANNER, listOperations, resolveResponse } from './document';

/** Returns the text of `operations.ts`: one row for each operation, from which types that must cover all operations are derived. */
export function renderOperations(document: Document): string {
  const rows = listOperations(document).map(({ path, method, item, operation }) => {
    const row = {
      method,
      path,
      tag: operation.tags[0],
      source: operation['x-source'],
      secured: (operation.security ?? []).length > 0,
      idempotent: takesIdempotencyKey(item, operation),
      publicRead: operation['x-public-read'] === true,
      statuses: Object.keys(operation.responses).map(Number),
    };
    return `  ${operation.operationId}: ${literal(row)},\n`;
  });
  return `${BANNER}
/** Every operation of the contract by its operationId. \`idempotent\`: it takes an Idempotency-Key. \`publicRead\`: everyone gets the same answer. */
export const operations = {
${rows.join('')}} as const;

export type OperationId = keyof typeof operations;
`;
}

/** Returns the text of `routes.ts`: flat, because every visit creates this table before the first response is checked. */
export function renderRoutes(document: Document): string {
  const rows = listOperations(document).map(({ method, path, operation }) => `  '${method} ${path}': '${operation.operationId}',\n`);
  return `${BANNER}import type { OperationId } from './operations';

/** The operation of each method and path. */
export const routes: Readonly<Record<string, OperationId>> = {
${rows.join('')}};
`;
}

/** Returns the text of `public-reads.ts`: small, because the transport needs it in the first load. */
export function renderPublicReads(document: Document): string {
  const paths = listOperations(document).flatMap(({ path, operation }) => (operation['x-public-read'] === true ? [path] : []));
  const patterns = paths.map((path) => path.replaceAll('/', '\\/').replaceAll(/\{\w+\}/g, '[^\\/]+'));
  return `${BANNER}
/** Paths of the GETs whose answer is the same for everyone. */
export const PUBLIC_READS = /^(${patterns.join('|')})$/;
`;
}

/** Returns the text of `validators.ts`: lazily loaded zod validators of the success responses. */
export function renderValidators(document: Document): string {
  const rows = listOperations(document).map(({ operation }) => {
    const responses = Object.entries(operation.responses)
      .filter(
        ([status, response]) => status.startsWith('2') && resolveResponse(document, response).content?.['application/json'] !== undefined,
      )
      .map(([status]) => {
        const name = `${capitalize(operation.operationId)}${status}Response`;
        return ` ${status}: () => import('./zod/${operation.tags[0]}').then((tag) => tag.${name}),`;
      });
    return `  ${operation.operationId}: {${responses.join('')} },\n`;
  });
  return `${BANNER}import type { ZodMiniType } from 'zod/mini';

import type { OperationId } from './operations';

/** The validators of each operation's success responses by status. A status without a JSON body has none. */
export const validators: Record<OperationId, Partial<Record<number, () => Promise<ZodMiniType>>>> = {
${rows.join('')}};
`;
}

/**
 * Returns the text of `events.ts`: channel patterns and lazily loaded payload validators (SPEC B7).
 * @throws if a webhook has no x-channel
 */
export function renderEvents(document: Document): string {
  const rows = Object.entries(document.webhooks).map(([event, item]) => {
    const { post } = item as { post: Operation };
    if (post['x-channel'] === undefined) throw new Error(`webhook ${event} has no x-channel`);
    const validator = `() => import('./zod/events').then((events) => events.${event}200Response)`;
    return `  ${event}: { channel: '${post['x-channel']}', validator: ${validator} },\n`;
  });
  return `${BANNER}import type { components } from './schema';

/** Every real-time event of the contract: its channel pattern and the zod validator of its payload. */
export const events = {
${rows.join('')}} as const;

export type EventName = keyof typeof events;

/** The payload of an event. */
export type EventPayload<Name extends EventName> = components['schemas'][Name];
`;
}

function takesIdempotencyKey(item: PathItem, operation: Operation): boolean {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].some((parameter) => parameter.$ref?.endsWith('/IdempotencyKey'));
}

function literal(row: Record<string, unknown>): string {
  const text = (value: unknown) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value).replaceAll(',', ', '));
  return `{ ${Object.entries(row)
    .map(([key, value]) => `${key}: ${text(value)}`)
    .join(', ')} }`;
}
