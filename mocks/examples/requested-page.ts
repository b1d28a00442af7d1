import type { OperationId } from '@generated/operations';
import type { components } from '@generated/schema';

import { getOperation } from '../http/contract';
import { paginateQuery } from '../http/envelope';
import { exampleResponse } from '../http/example-response';
import type { ExampleResponse } from '../http/example-response';

const PAGING = new Set(['page', 'per_page']);

/** Page of a list. */
export interface ListPage<Item> {
  readonly data: Item[];
  readonly links: components['schemas']['Links'];
  readonly meta: components['schemas']['Meta'];
}

/**
 * Returns the page of a list that a request selects by `page` and `per_page`, by default the first one with 20 items, in the contract's
 * envelope. Does not validate the numbers. Beyond the last page, `data` is empty.
 *
 * @param items whole list
 */
export function requestedPage<Item>(items: readonly Item[], request: Request): ListPage<Item> {
  const { pathname, searchParams } = new URL(request.url);
  const texts = Object.fromEntries(searchParams);
  const numbers = [...PAGING].flatMap((name) => (searchParams.has(name) ? [[name, Number(searchParams.get(name))]] : []));
  return paginateQuery(items, (item) => item, pathname, { ...texts, ...Object.fromEntries(numbers) });
}

/**
 * Returns the example of a success; of a list with pages the requested page, or the example of a 422 if `page` or `per_page` is no number
 * within the contract's bounds.
 */
export function examplePage(id: OperationId, request: Request): ExampleResponse {
  const example = exampleResponse(id);
  const parameters = getOperation(id).parameters.filter((parameter) => parameter.in === 'query' && PAGING.has(parameter.name));
  if (parameters.length === 0) return example;
  const { searchParams } = new URL(request.url);
  const isValid = parameters.every(({ name, schema }) => isWithin(searchParams.get(name), schema as unknown as Range));
  if (!isValid) return exampleResponse(id, 422);
  const list = example.body as { data: unknown[] };
  return { ...example, body: { ...list, ...requestedPage(list.data, request) } };
}

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

const isWithin = (text: string | null, { minimum, maximum }: Range) =>
  text === null || (/^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum);
