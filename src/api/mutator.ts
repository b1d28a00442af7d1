import type { PlayerOverviewAnswer } from '@generated/api/model/player-overview-answer';

import type { ApiError } from './errors';
import { resolve } from './base';
import { readFromOverview } from './overview-reads';
import { request } from './transport';

/** Error type of the generated hooks, which import it by this name. It is the same for every documented error body. */
export type ErrorType<_Body> = ApiError;

/**
 * Sends a request of a generated client, unless `/api/user/overview` has the answer (SPEC B19). Returns the parsed body, null if
 * it has none.
 * @param url contract path with its query
 * @throws {ApiError} or the AbortError of the request's signal
 */
export async function mutator<T>(url: string, init: RequestInit): Promise<T> {
  const part = await readFromOverview(init.method ?? 'GET', url, readOverview);
  const body = part ?? (await request(new Request(resolve(url), init))).body;
  // The transport has validated the body.
  return body as T;
}

const readOverview = () => mutator<PlayerOverviewAnswer>('/api/user/overview', { method: 'GET' });
