import type { paths } from '@generated/schema';

import { resolve, setApiBase } from './base';
import { getProp, parseJson } from './body';
import { specifiedRequest } from './specified-request';

/** Path of the data that the header of a player shows first (SPEC A19). */
const PLAYER_PATH = '/api/auth/me' satisfies keyof paths;

/**
 * Returns the request for the player that is sent before the application has loaded (docs/decisions/early-balance.md).
 *
 * @param config the text of the page's configuration
 * @returns undefined without a valid configuration
 */
export function playerRequest(config: string, token: string): Request | undefined {
  const base = getProp(parseJson(config), 'apiBase');
  if (typeof base !== 'string') return undefined;
  setApiBase(base);
  return specifiedRequest(new Request(resolve(PLAYER_PATH)), new Headers(), token);
}
