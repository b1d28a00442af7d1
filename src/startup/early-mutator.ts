import { resolve } from '@/api/base';
import { specifiedRequest } from '@/api/specified-request';
import { readFreshToken } from '@/session/token-store';

/** Time after which the request of the player is aborted. */
const TIMEOUT_MS = 10_000;

/**
 * Sends a request of a generated client from the page's head, in place of `src/api/mutator.ts`: the transport is part of the
 * application (scripts/site/prerender). Never settles: the application takes the response from `window.earlyRead`
 * (`src/api/early-read.ts`). The `fetch` here is the exception of docs/decisions/early-balance.md.
 */
export function mutator(url: string, init: RequestInit): Promise<never> {
  const token = readFreshToken() ?? '';
  const request = specifiedRequest(new Request(resolve(url), init), new Headers(), token);
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, TIMEOUT_MS);
  const response = fetch(request, { signal: controller.signal });
  // The application reports a failure.
  response.catch(() => undefined);
  window.earlyRead = { request, token, startedAt: Date.now(), response, abort, isCurrent: () => readFreshToken() === token };
  // The promise stays pending, because nothing in the head reads the result.
  return new Promise(() => {});
}
