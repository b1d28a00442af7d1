import { getGetMeUrl } from '@generated/api/auth';

import { resolve, setApiBase } from '@/api/base';
import { getProp, parseJson } from '@/api/body';
import { specifiedRequest } from '@/api/specified-request';
import { readFreshToken } from '@/session/token-store';

const TIMEOUT_MS = 10_000;

/**
 * Requests the player (SPEC A19) before the application has loaded; the transport takes the response
 * (`src/api/early-read.ts`). Sends nothing without a token, or if the session must refresh it first. The `fetch` here is the
 * exception of docs/decisions/early-balance.md: the transport is part of the application.
 */
export function readPlayerEarly(): void {
  const token = readFreshToken();
  const base = getProp(parseJson(document.getElementById('config')?.textContent ?? ''), 'apiBase');
  if (token === undefined || typeof base !== 'string') return;
  setApiBase(base);
  const request = specifiedRequest(new Request(resolve(getGetMeUrl())), new Headers(), token);
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, TIMEOUT_MS);
  const response = fetch(request, { signal: controller.signal });
  // The application reports a failure.
  response.catch(() => undefined);
  window.earlyRead = { request, token, startedAt: Date.now(), response, abort, isCurrent: () => readFreshToken() === token };
}
