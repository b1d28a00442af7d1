import type { paths } from '@generated/schema';

import { resolve, setApiBase } from '@/api/base';
import { getProp, parseJson } from '@/api/body';
import { specifiedRequest } from '@/api/specified-request';
import { refreshDueAt } from '@/session/token';
import { readStoredToken } from '@/session/token-store';

/** SPEC A19: what the header of a player shows first. */
const PLAYER_PATH = '/api/auth/me' satisfies keyof paths;
const TIMEOUT_MS = 10_000;

/**
 * Requests the player before the application has loaded; the transport takes the response (`src/api/early-read.ts`). Sends
 * nothing without a token, or if the session must refresh it first. The `fetch` here is the exception of
 * docs/decisions/early-balance.md: the transport is part of the application.
 */
export function readPlayerEarly(): void {
  const base = getProp(parseJson(document.getElementById('config')?.textContent ?? ''), 'apiBase');
  const token = freshToken();
  if (token === undefined || typeof base !== 'string') return;
  setApiBase(base);
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, TIMEOUT_MS);
  const request = specifiedRequest(new Request(resolve(PLAYER_PATH)), new Headers(), token);
  const response = fetch(request, { signal: controller.signal });
  // The application reports a failure.
  response.catch(() => undefined);
  window.earlyRead = { request, token, startedAt: Date.now(), response, abort, isCurrent: () => freshToken() === token };
}

/** Undefined if the session would refresh the token before its first request. */
function freshToken(): string | undefined {
  const token = readStoredToken(() => 0);
  return token !== null && refreshDueAt(token) > 0 ? token.value : undefined;
}
