import type { ApiError } from './errors';
import { resolve } from './base';
import { request } from './transport';

/** The errors of the generated clients. */
export type ErrorType<_Body> = ApiError;

/**
 * Sends an API request for the generated clients.
 *
 * @param url path and query
 * @param init method, headers, body and signal
 * @returns the parsed body of a success, null if it has none
 * @throws {ApiError}
 */
export async function mutator<T>(url: string, init: RequestInit): Promise<T> {
  const { body } = await request(new Request(resolve(url), init));
  // Validated by the transport against the contract, from which T was generated.
  return body as T;
}
