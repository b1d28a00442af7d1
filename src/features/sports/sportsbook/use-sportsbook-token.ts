import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { generateSportsToken } from '@generated/api/sports';

import { logFailure } from '@/shared/lib/log';

/** A book may ask for a token no more often than so, in ms… */
export const TOKEN_PAUSE = 5000;
/** …and so many times in a row without a while of peace, in ms. */
export const MOST_TOKENS = 5;
export const PEACE = 60_000;

interface BookToken {
  /** The newest one, for a book that loads anew; undefined for a visitor, and while there is none. */
  readonly known: () => string | undefined;
  /** Why there is none, as it was thrown. */
  readonly failure: Error | undefined;
  /** Whether one is being fetched. */
  readonly isAsking: boolean;
  /** The book says that its token has ended (SPEC A21). */
  readonly hasEnded: () => void;
  /** The player wants another try. */
  readonly retry: () => void;
}

/** A book that refuses each token that it is given, which no further one would change. */
export class EndlessTokensError extends Error {}

/**
 * The token by which the book knows the player (SPEC A21): fetched for players alone, again when the book says that it
 * has ended, one at a time and never as fast as a hostile frame could ask. It lives in this page's memory alone.
 *
 * @param isPlayer whether there is somebody to ask for
 * @param give hands a new one to the book
 */
export function useBookToken(isPlayer: boolean, give: (token: string) => void): BookToken {
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<Error>();
  const [isAsking, setAsking] = useState(false);
  const token = useRef<string>(undefined);
  const asked = useRef<readonly number[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const handOver = useEffectEvent(give);

  useEffect(() => {
    if (!isPlayer) return undefined;
    const controller = new AbortController();
    void fetchToken(controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      setAsking(false);
      setFailure(answer instanceof Error ? answer : undefined);
      if (answer instanceof Error) return logFailure('The token of the sportsbook is not to be had.', answer);
      token.current = answer;
      handOver(answer);
    });
    return () => {
      controller.abort();
      clearTimeout(timer.current);
      timer.current = undefined;
      token.current = undefined;
    };
  }, [isPlayer, round]);

  const ask = () => {
    setAsking(true);
    setRound((number) => number + 1);
  };
  return {
    known: () => token.current,
    failure: isPlayer ? failure : undefined,
    isAsking,
    hasEnded() {
      if (!isPlayer || timer.current !== undefined || token.current === undefined) return;
      const now = Date.now();
      asked.current = asked.current.filter((moment) => now - moment < PEACE);
      token.current = undefined;
      if (asked.current.length >= MOST_TOKENS) return setFailure(new EndlessTokensError('The book refuses its tokens.'));
      const last = asked.current.at(-1) ?? Number.NEGATIVE_INFINITY;
      asked.current = [...asked.current, now];
      timer.current = setTimeout(
        () => {
          timer.current = undefined;
          ask();
        },
        Math.max(0, last + TOKEN_PAUSE - now),
      );
    },
    retry() {
      asked.current = [];
      ask();
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
