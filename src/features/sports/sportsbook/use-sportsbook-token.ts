import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { generateSportsToken } from '@generated/api/sports';

import { logFailure } from '@/shared/lib/log';

/** A book may ask for a token no more often than so, in ms… */
export const MIN_TOKEN_INTERVAL_MS = 5000;
/** …and so many times in a row without a while of peace, in ms. */
export const MAX_TOKENS_PER_WINDOW = 5;
export const TOKEN_WINDOW_MS = 60_000;

interface SportsbookToken {
  /** The newest one, for a book that loads anew; undefined for a visitor, and while there is none. */
  readonly current: () => string | undefined;
  /** Why there is none, as it was thrown. */
  readonly failure: Error | undefined;
  /** Whether one is being fetched. */
  readonly isFetching: boolean;
  /** The book says that its token has ended (SPEC A21). */
  readonly onTokenExpired: () => void;
  /** The player wants another try. */
  readonly retry: () => void;
}

/** A book that refuses each token that it is given, which no further one would change. */
export class TokensRejectedError extends Error {}

/**
 * The token by which the book knows the player (SPEC A21): fetched for players alone, again when the book says that it
 * has ended, one at a time and never as fast as a hostile frame could ask. It lives in this page's memory alone.
 *
 * @param isPlayer whether there is somebody to ask for
 * @param onToken hands a new one to the book
 */
export function useSportsbookToken(isPlayer: boolean, onToken: (token: string) => void): SportsbookToken {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const [isAsking, setFetching] = useState(false);
  const token = useRef<string>(undefined);
  const requestTimes = useRef<readonly number[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const emitToken = useEffectEvent(onToken);

  useEffect(() => {
    if (!isPlayer) return undefined;
    const controller = new AbortController();
    void fetchToken(controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      setFetching(false);
      setFailure(answer instanceof Error ? answer : undefined);
      if (answer instanceof Error) return logFailure('The token of the sportsbook is not to be had.', answer);
      token.current = answer;
      emitToken(answer);
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
    isFetching: isAsking,
    onTokenExpired() {
      if (!isPlayer || timer.current !== undefined || token.current === undefined) return;
      const now = Date.now();
      requestTimes.current = requestTimes.current.filter((moment) => now - moment < TOKEN_WINDOW_MS);
      token.current = undefined;
      if (requestTimes.current.length >= MAX_TOKENS_PER_WINDOW) return setFailure(new TokensRejectedError('The book refuses its tokens.'));
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

async function fetchToken(signal: AbortSignal): Promise<string | Error> {
  try {
    return (await generateSportsToken({ signal })).token;
  } catch (error) {
    return error instanceof Error ? error : new Error('No token', { cause: error });
  }
}
