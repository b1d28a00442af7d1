import type { ApiError } from './errors';
import { resolve } from './base';
import { request } from './transport';

export type ErrorType<_Body> = ApiError;

/**
 * Sends a request of the generated clients. Returns the parsed body of a success, null if it has none.
 * @throws {ApiError}
 */
export async function mutator<T>(url: string, init: RequestInit): Promise<T> {
  const { body } = await request(new Request(resolve(url), init));
  // The transport has validated it against the contract.
  return body as T;
}
