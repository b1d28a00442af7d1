import type { PlayerOverviewAnswer } from '@generated/api/model/player-overview-answer';

import type { ApiError } from './errors';
import { resolve } from './base';
import { readFromOverview } from './overview-reads';
import { request } from './transport';

export type ErrorType<_Body> = ApiError;

/**
 * Sends a request, unless the overview of the player has its answer. Returns the parsed body, null if it has none.
 * @throws {ApiError}
 */
export async function mutator<T>(url: string, init: RequestInit): Promise<T> {
  const part = await readFromOverview(init.method ?? 'GET', url, readOverview);
  const body = part ?? (await request(new Request(resolve(url), init))).body;
  // The transport has validated the body.
  return body as T;
}

const readOverview = () => mutator<PlayerOverviewAnswer>('/api/user/overview', { method: 'GET' });
