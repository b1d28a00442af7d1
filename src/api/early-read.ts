/** The read of the player that the page's head began, because the application comes seconds later on a slow phone. */
interface EarlyRead {
  readonly request: Request;
  readonly token: string;
  /** Start of the read, in ms since 1970. */
  readonly startedAt: number;
  readonly response: Promise<Response>;
  readonly abort: () => void;
  /** Returns false once the session would not send this token. */
  readonly isCurrent: () => boolean;
}

declare global {
  interface Window {
    earlyRead?: EarlyRead;
  }
}

/** Age up to which an answer counts as new. */
export const MAX_EARLY_READ_AGE_MS = 5000;

let takenStartedAt = Number.NEGATIVE_INFINITY;

/** Returns when the read whose response was taken started, in ms since 1970; -Infinity if there was none. */
export const earlyReadStartedAt = (): number => takenStartedAt;

/**
 * Returns the response to the same request of the page's head (`startup/early-read.ts`), so that it is sent once. Every
 * rule of the transport applies to it.
 *
 * @param signal aborts it
 * @returns undefined for any other request or token, for an old one, and the second time
 */
export function takeEarlyResponse({ method, url, headers }: Request, signal: AbortSignal): Promise<Response> | undefined {
  // Tests play rounds through the transport outside a browser, without a window.
  const earlyRead = typeof window === 'undefined' ? undefined : window.earlyRead;
  if (earlyRead?.request.url !== url || method !== 'GET') return undefined;
  delete window.earlyRead;
  const age = Date.now() - earlyRead.startedAt;
  const isOwn = headers.get('Authorization') === `Bearer ${earlyRead.token}`;
  if (!isOwn || age < 0 || age > MAX_EARLY_READ_AGE_MS) {
    earlyRead.abort();
    return undefined;
  }
  signal.addEventListener('abort', earlyRead.abort);
  takenStartedAt = earlyRead.startedAt;
  return earlyRead.response;
}
