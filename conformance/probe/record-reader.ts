import type { Operation, Parameter } from '../contract/contract';
import { decodePart } from '../address-parts';
import type { ContractNode } from '../contract/contract-node';
import { isRecord, valueAt } from '../contract/pointer';
import { findResponse } from '../contract/responses';
import { readConstraints } from '../contract/schema-constraints';
import type { Call } from '../http/client';
import { findItemReader } from './item-reader';
import type { ItemReader } from './item-reader';
import { memberFor } from './list-response';
import { findId, responseRecord } from './records';
import { parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/** Operation that reads a created record. */
export interface RecordReader extends ItemReader {
  /** Runtime expression for the parameter, from a link of the contract: `$response.body#/isbn`; null without a link. */
  expression: string | null;
}

type Contracts = Pick<RunContext, 'contract' | 'store'>;

/**
 * Returns the operation that reads a created record; null if there is none. It is found by a link of the contract, by a path
 * with an id below that of the creator, or by the schema that both return.
 */
export function findReader({ contract, store }: Contracts, creator: Operation): RecordReader | null {
  const reads = contract.operations.filter(({ method }) => method === 'GET');
  for (const [, link] of store.members(successLinks({ contract, store }, creator))) {
    const { value } = store.resolveRef(link);
    if (!isRecord(value) || !isRecord(value['parameters'])) continue;
    const reader = reads.find(({ id }) => id === value['operationId']);
    const named = Object.entries(value['parameters']).find(([name]) =>
      reader?.parameters.some((one) => one.in === 'path' && isNamed(one, name)),
    );
    const parameter = reader?.parameters.find((one) => one.in === 'path' && isNamed(one, named?.[0] ?? ''));
    if (reader !== undefined && parameter !== undefined && typeof named?.[1] === 'string')
      return { reader, parameter, expression: named[1] };
  }
  const below = findItemReader(contract, creator);
  if (below !== null) return { ...below, expression: null };
  const schema = (operation: Operation) => successSchema({ store }, operation);
  const own = schema(creator);
  const similar = own === null ? undefined : reads.find((one) => pathParameters(one).length === 1 && schema(one) === own);
  const [parameter] = similar === undefined ? [] : pathParameters(similar);
  return similar === undefined || parameter === undefined ? null : { reader: similar, parameter, expression: null };
}

const pathParameters = ({ parameters }: Operation) => parameters.filter((one) => one.in === 'path');
const isNamed = (parameter: Parameter, name: string) => name === parameter.name || name === `path.${parameter.name}`;

function successLinks({ store }: Contracts, creator: Operation) {
  const response = findResponse(creator.responses, 201) ?? findResponse(creator.responses, 200);
  return response === null ? null : store.child(response.node, 'links');
}

type Stores = Pick<RunContext, 'store'>;

const bodySchema = (operation: Operation): ContractNode | null =>
  operation.responses.find(({ status }) => /^20[01]$/.test(status))?.content[0]?.schema ?? null;

/** Returns `file#pointer` of the named schema that an operation returns; null if its schema has no name. */
export const successSchema = (stores: Stores, operation: Operation): string | null => nameOf(stores, bodySchema(operation));

/** Returns the schemas of the members that an operation returns, by name. */
export function responseMembers({ store }: Stores, operation: Operation): ReadonlyMap<string, ContractNode> {
  const schema = bodySchema(operation);
  return (schema === null ? undefined : readConstraints(store, schema)[0]?.properties) ?? new Map();
}

/** Returns `file#pointer` of the named schema of the items that a list returns; null if their schema has no name. */
export function itemSchema({ store }: Stores, list: Operation): string | null {
  const schema = bodySchema(list);
  const [constraints] = schema === null ? [] : readConstraints(store, schema);
  const members = [...(constraints?.properties.values() ?? [])].flatMap((member) => readConstraints(store, member));
  return nameOf({ store }, constraints?.items ?? members.find(({ items }) => items !== null)?.items ?? null);
}

function nameOf({ store }: Stores, schema: ContractNode | null): string | null {
  if (schema === null) return null;
  const { file, pointer } = store.resolveRef(schema);
  return /^\/components\/schemas\/|^\/schemas\//.test(pointer) ? `${file}#${pointer}` : null;
}

/**
 * Returns the key with which a created record can be read: from the link, from the member with the name of the parameter, from the
 * record's id, or from the `Location` header; undefined if there is none.
 *
 * @param body body of the request, to which the expression of a link may refer
 */
export function createdKey({ reader, parameter, expression }: RecordReader, call: Call, body: unknown): string | number | undefined {
  const record = responseRecord(call);
  const own = memberFor([record], parameter.name);
  const candidates = [
    expression === null ? undefined : evaluate(expression, call, body),
    own === undefined ? undefined : record[own],
    findId(parseResponseJson(call)),
    fromLocation(reader, call),
  ];
  return candidates.find((one): one is string | number => typeof one === 'number' || (typeof one === 'string' && one !== ''));
}

function evaluate(expression: string, call: Call, body: unknown): unknown {
  const [, source, pointer = ''] = /^\$(request|response)\.body#(\/.*)$/.exec(expression) ?? [];
  if (source === undefined) return undefined;
  return valueAt(source === 'request' ? body : parseResponseJson(call), pointer);
}

/**
 * Returns the last segment of the `Location` header if it follows the same segment as in the reader's path; otherwise undefined.
 */
function fromLocation({ path }: Operation, { response }: Call): string | undefined {
  const location = response?.headers['location'];
  if (location === undefined || !URL.canParse(location, 'http://server.invalid')) return undefined;
  const segments = new URL(location, 'http://server.invalid').pathname.split('/').filter((segment) => segment !== '');
  const before = path
    .split('/')
    .filter((segment) => segment !== '')
    .at(-2);
  return segments.at(-2) === before ? decodePart(segments.at(-1) ?? '') : undefined;
}
