import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { generateSportsToken } from '@generated/api/sports';

import { logFailure } from '@/shared/lib/log';

const MIN_TOKEN_INTERVAL_MS = 5000;
const MAX_TOKENS_PER_WINDOW = 5;
const TOKEN_WINDOW_MS = 60_000;

interface SportsbookToken {
  /** Returns the token for an iframe that reloads; undefined for visitors and while there is none. */
  readonly current: () => string | undefined;
  /** Failure of the last request; undefined for visitors. */
  readonly failure: Error | undefined;
  /** True during a further request, but not during the first one. */
  readonly isFetching: boolean;
  /**
   * Handles the sportsbook's report of an expired token (SPEC A21): requests another one, at once or, if the previous report is less than
   * five seconds old, once it is. Ignored while there is no token.
   */
  readonly onTokenExpired: () => void;
  /** Requests a token at once, and lifts the limit of the rate. */
  readonly retry: () => void;
}

/** Failure if the sportsbook rejects every token: more than five within a minute. No further token is requested then, until `retry`. */
export class TokensRejectedError extends Error {}

/**
 * Fetches the player's sportsbook token, again when it has expired (SPEC A21). Requests are serial and rate-limited,
 * because a hostile iframe could cause many of them. The token is kept in memory only.
 */
export function useSportsbookToken(isPlayer: boolean, onToken: (token: string) => void): SportsbookToken {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const [isFetching, setFetching] = useState(false);
  const token = useRef<string>(undefined);
  const requestTimes = useRef<readonly number[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const emitToken = useEffectEvent(onToken);

  useEffect(() => {
    if (!isPlayer) return undefined;
    const controller = new AbortController();
    void fetchToken(controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      setFetching(false);
      setFailure(result instanceof Error ? result : undefined);
      if (result instanceof Error) return logFailure('The sportsbook token could not be fetched.', result);
      token.current = result;
      emitToken(result);
    });
    return () => {
      controller.abort();
      clearTimeout(timer.current);
      timer.current = undefined;
      token.current = undefined;
    };
  }, [isPlayer, attempt]);

  const requestToken = () => {
    setFetching(true);
    setAttempt((number) => number + 1);
  };
  return {
    current: () => token.current,
    failure: isPlayer ? failure : undefined,
    isFetching: isFetching,
    onTokenExpired() {
      if (!isPlayer || timer.current !== undefined || token.current === undefined) return;
      const now = Date.now();
      requestTimes.current = requestTimes.current.filter((time) => now - time < TOKEN_WINDOW_MS);
      token.current = undefined;
      if (requestTimes.current.length >= MAX_TOKENS_PER_WINDOW)
        return setFailure(new TokensRejectedError('The sportsbook rejects its tokens.'));
      const last = requestTimes.current.at(-1) ?? Number.NEGATIVE_INFINITY;
      requestTimes.current = [...requestTimes.current, now];
      timer.current = setTimeout(
        () => {
          timer.current = undefined;
          requestToken();
        },
        Math.max(0, last + MIN_TOKEN_INTERVAL_MS - now),
      );
    },
    retry() {
      requestTimes.current = [];
      requestToken();
    },
  };
}

/** Fetches a token. Returns the error after a failure, and does not throw it. */
async function fetchToken(signal: AbortSignal): Promise<string | Error> {
  try {
    return (await generateSportsToken({ signal })).token;
  } catch (error) {
    return error instanceof Error ? error : new Error('No token', { cause: error });
  }
}
