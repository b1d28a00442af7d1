import type { ApiError } from './errors';
import { resolve } from './base';
import { exchange } from './transport';

/** What the generated clients may throw. */
export type ErrorType<_Body> = ApiError;

/**
 * What the generated clients call: one call of the contract on the transport.
 *
 * @param url path and query
 * @param init method, headers, body and signal
 * @returns the parsed body of a success, null when it has none
 * @throws {ApiError}
 */
export async function mutator<T>(url: string, init: RequestInit): Promise<T> {
  const { body } = await exchange(new Request(resolve(url), init));
  // Judged against the contract by the transport, from which T was generated.
  return body as T;
}
