import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { ApiError } from '@/api/errors';
import { HttpError, NetworkError, describeError, isApiError } from '@/api/errors';

import { refreshRewards } from './reward-queries';

/** The server said no, in a success: its words for the player. */
export class Refused extends Error {}

/** The answer was lost, and whether the intent had its effect could not be found out. */
export class Unknown extends Error {}

/** What the player wants, as calls. */
interface Intent<Outcome> {
  /** Sends it. @param key the same for every press that may stand for the same wish, as an Idempotency-Key */
  send: (key: string) => Promise<Outcome>;
  /** Looks whether it took effect. @returns what came of it, or undefined where nothing did */
  find: () => Promise<Outcome | undefined>;
}

/** How long to wait before looking again, in ms, where not even that was answered. */
const LOOK_AGAIN = [1000, 2000, 4000, 8000, 8000, 8000, 8000];

/**
 * Sends an intent once; where its answer is lost it looks for the effect instead of sending again.
 *
 * @param onLost called when the answer is lost, before looking
 * @throws {ApiError} why nothing came of it
 * @throws {Refused} where the server said no in a success
 * @throws {Unknown} where that could not be found out
 */
export async function settle<Outcome>(key: string, { send, find }: Intent<Outcome>, onLost: () => void): Promise<Outcome> {
  if (!navigator.onLine) throw new NetworkError(false);
  try {
    return await send(key);
  } catch (error) {
    if (!isLost(error)) throw error;
    onLost();
    const found = await lookUntilAnswered(find);
    if (found === undefined) throw error;
    return found;
  }
}

/**
 * An intent that a button stands for: one at a time, however often it is pressed.
 *
 * @param intent.wish what is wished for, as a text: another wish is never sent under the same key
 * @param intent.once whether it can be done but once: later presses do nothing
 * @param intent.onDone called with what came of it, whether that was answered or found
 */
export function useIntent<Outcome>({ wish, once = false, onDone, onFailed, ...intent }: Intent<Outcome> & Handlers<Outcome>) {
  const client = useQueryClient();
  const [lost, setLost] = useState(false);
  const sent = useRef<{ wish: string; key: string }>(undefined);
  const sending = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      if (sent.current?.wish !== wish) sent.current = { wish, key: crypto.randomUUID() };
      return settle(sent.current.key, intent, () => setLost(true));
    },
    onSuccess: (outcome) => {
      sent.current = undefined;
      refreshRewards(client);
      onDone(outcome);
    },
    onError: (failure) => {
      // After a clear no the next press is a new wish; after a lost answer it may be the one already sent.
      if (!isLost(failure)) sent.current = undefined;
      refreshRewards(client);
      onFailed?.(failure);
    },
    onSettled: (_, failure) => {
      sending.current = once && failure === null;
      setLost(false);
    },
  });
  return {
    run: () => {
      // At once, as two presses may come before anything is drawn anew.
      if (sending.current) return;
      sending.current = true;
      mutate();
    },
    busy: isPending,
    /** Whether the answer was lost and its effect is being looked for. */
    lost,
    /** Why the last one failed, for the player. */
    failure: error === null ? undefined : wordsFor(error),
  };
}

interface Handlers<Outcome> {
  wish: string;
  once?: boolean;
  onDone: (outcome: Outcome) => void;
  onFailed?: (failure: Error) => void;
}

/** What failed, for the player. */
export function wordsFor(failure: unknown): string {
  return failure instanceof Refused || failure instanceof Unknown ? failure.message : describeError(failure);
}

/** Whether a call may have had its effect although its answer says nothing of it. */
function isLost(error: unknown): error is ApiError | Unknown {
  if (error instanceof Unknown) return true;
  if (!isApiError(error)) return false;
  if (error instanceof NetworkError) return error.sent;
  return error.kind === 'contract' || (error instanceof HttpError && (error.status === 502 || error.status === 504));
}

async function lookUntilAnswered<Outcome>(find: () => Promise<Outcome | undefined>): Promise<Outcome | undefined> {
  for (const wait of LOOK_AGAIN) {
    try {
      return await find();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  throw new Unknown('Resultado desconhecido. Confira seus bônus e cupons antes de tentar de novo.');
}
