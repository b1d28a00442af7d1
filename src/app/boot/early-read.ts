import { playerRequest } from '@/api/player-request';
import { readFreshToken } from '@/session/token-store';

const TIMEOUT_MS = 10_000;

/**
 * Requests the player before the application has loaded; the transport takes the response (`src/api/early-read.ts`). Sends
 * nothing without a token, or if the session must refresh it first. The `fetch` here is the exception of
 * docs/decisions/early-balance.md: the transport is part of the application.
 */
export function readPlayerEarly(): void {
  const token = readFreshToken();
  if (token === undefined) return;
  const request = playerRequest(document.getElementById('config')?.textContent ?? '', token);
  if (request === undefined) return;
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, TIMEOUT_MS);
  const response = fetch(request, { signal: controller.signal });
  // The application reports a failure.
  response.catch(() => undefined);
  window.earlyRead = { request, token, startedAt: Date.now(), response, abort, isCurrent: () => readFreshToken() === token };
}
