import type { Operation } from '../contract/contract';
import { buildRequest, parameterKey, pathOf } from './request';
import type { Draft } from './request';
import type { RunContext } from './run-context';

/** Returns the parameter of an operation for the header `If-Match`; undefined if it has none. */
export const ifMatchOf = ({ parameters }: Operation) =>
  parameters.find(({ in: location, name }) => location === 'header' && /^if-match$/i.test(name));

/** Returns the operation that reads the record which an operation writes: the GET of the same path; undefined if there is none. */
export const readerOf = ({ contract }: RunContext, { path }: Operation): Operation | undefined =>
  contract.operations.find((one) => one.method === 'GET' && one.path === path);

/**
 * Returns a draft with the ETag that the record has now if its operation requires `If-Match`: any other one is refused. Reads the record
 * for that, with {@link readCurrentEtag}. Returns the draft as it is if the header is not required, or no ETag can be read.
 */
export async function withCurrentEtag(context: RunContext, operation: Operation, draft: Draft): Promise<Draft> {
  const parameter = ifMatchOf(operation);
  if (parameter?.required !== true) return draft;
  const etag = await readCurrentEtag(context, operation, draft);
  return etag === undefined ? draft : { ...draft, parameters: new Map([...draft.parameters, [parameterKey(parameter), etag]]) };
}

/**
 * Requests the ETag of the record that an operation writes, as the first account; undefined if there is none. The response may have any
 * status. It is neither checked nor counted here, because the probes of the reader do so.
 */
export async function readCurrentEtag(context: RunContext, operation: Operation, draft: Draft): Promise<string | undefined> {
  const reader = readerOf(context, operation);
  if (reader === undefined) return undefined;
  const credentials = context.accounts.place('first', reader) ?? [];
  const { request } = buildRequest(reader, pathOf(draft), { base: context.client.base, headers: context.config.headers, credentials });
  const call = await context.client.send(request, reader.id);
  return call.response?.headers['etag'];
}
