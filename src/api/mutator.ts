import type { ApiError } from './errors';
import { resolve } from './base';
import { request } from './transport';

export type ErrorType<_Body> = ApiError;

/**
 * Sends a request. Returns the parsed body, null if it has none.
 * @throws {ApiError}
 */
export async function mutator<T>(url: string, init: RequestInit): Promise<T> {
  const { body } = await request(new Request(resolve(url), init));
  // Validated by the transport.
  return body as T;
}
