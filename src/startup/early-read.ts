import { getMe } from '@generated/api/auth';

import { setApiBase } from '@/api/base';
import { getProp, parseJson } from '@/api/body';
import { readFreshToken } from '@/session/token-store';

/**
 * Requests the player (SPEC A19) before the application has loaded, at the API base of the page's configuration, which it sets. Sends
 * nothing without a token, or if the session must refresh it first. In the head, the generated client sends its request by
 * `early-mutator.ts`.
 */
export function readPlayerEarly(): void {
  const base = getProp(parseJson(document.getElementById('config')?.textContent ?? ''), 'apiBase');
  if (readFreshToken() === undefined || typeof base !== 'string') return;
  setApiBase(base);
  void getMe();
}
