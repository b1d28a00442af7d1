/**
 * Request for the player's data (SPEC A19) that a script in the page's head has sent, because the application comes seconds later on
 * a slow phone.
 */
interface EarlyRead {
  readonly request: Request;
  readonly token: string;
  /** Start of the read, in ms since 1970. */
  readonly startedAt: number;
  readonly response: Promise<Response>;
  readonly abort: () => void;
  /** Returns false if the session would now send another token. */
  readonly isCurrent: () => boolean;
}

declare global {
  interface Window {
    earlyRead?: EarlyRead;
  }
}

/** Maximum age of the response, from the start of the read. An older one counts as outdated. */
export const MAX_EARLY_READ_AGE_MS = 5000;

let takenStartedAt = Number.NEGATIVE_INFINITY;

/** Returns the start of the read whose response was taken, in ms since 1970; -Infinity if none was. */
export const earlyReadStartedAt = (): number => takenStartedAt;

/**
 * Takes the response to this request if the page's head has sent the same one (`startup/early-read.ts`), so that it is sent
 * once. Every rule of the transport applies to the response. An early read that is too old or has another token is aborted.
 *
 * @param signal aborts the read
 * @returns undefined for any other request or token, if the response is too old, and at the second call
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
