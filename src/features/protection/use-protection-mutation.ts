import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { Protection } from '@generated/api/model/protection';
import { getGetProtectionQueryKey, getProtection } from '@generated/api/protection';

import { describeError, HttpError, isApiError, NetworkError } from '@/api/errors';

/** How long to wait before each look, in ms: what is slow to arrive may still come about. */
const LOOKS = [0, 1000, 3000, 6000];

/** It was looked for and is not there. */
class NotDoneError extends Error {}
/** Whether it took effect could not be found out. */
class UnknownError extends Error {}

interface Write<Wish> {
  /** Sends it, once. */
  send: (wish: Wish) => Promise<unknown>;
  /** Whether what protects the player now shows that it was done. */
  isDone: (now: Protection, wish: Wish) => boolean;
  /** Whether it ends the session: a look that is refused for want of one then counts as done. */
  endsSession?: boolean;
  /** Called once it is done, whether that was answered or found. */
  onDone: (wish: Wish) => void;
}

/**
 * A change of what protects the player. It is sent once; where its answer is lost it is looked for, and the player reads
 * that the result is unknown until it is not.
 */
export function useProtectionMutation<Wish>({ send, isDone, endsSession = false, onDone }: Write<Wish>) {
  const client = useQueryClient();
  const [isLost, setLost] = useState(false);
  const sending = useRef(false);

  async function run(wish: Wish): Promise<void> {
    if (!navigator.onLine) throw new NetworkError(false);
    try {
      await send(wish);
    } catch (error) {
      if (!mayHaveApplied(error)) throw error;
      setLost(true);
      await find((now) => isDone(now, wish), endsSession);
    }
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: run,
    networkMode: 'always',
    retry: 0,
    onSuccess: (_, wish) => onDone(wish),
    onSettled: () => {
      sending.current = false;
      setLost(false);
      void client.invalidateQueries({ queryKey: getGetProtectionQueryKey() });
    },
  });

  return {
    start: (wish: Wish) => {
      // At once, as two presses may come before anything is drawn anew.
      if (sending.current) return;
      sending.current = true;
      mutate(wish);
    },
    busy: isPending,
    /** Whether the answer was lost and its effect is being looked for. */
    lost: isPending && isLost,
    failure: error,
    /** Why the last one failed, for the player. */
    words: error === null ? undefined : wordsOf(error),
    /** Forgets why the last one failed. */
    reset,
  };
}

async function find(isDone: (now: Protection) => boolean, endsSession: boolean): Promise<void> {
  let isAnswered = false;
  for (const ms of LOOKS) {
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    try {
      const { data } = await getProtection();
      isAnswered = true;
      if (isDone(data)) return;
    } catch (error) {
      // Whose session ended meanwhile asks in vain.
      if (error instanceof HttpError && error.status === 401) {
        if (endsSession) return;
        throw error;
      }
      isAnswered = false;
    }
  }
  throw isAnswered ? new NotDoneError() : new UnknownError();
}

/** Whether a call may have had its effect although its answer says nothing of it. */
function mayHaveApplied(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error instanceof NetworkError) return error.sent;
  return error.kind === 'contract' || (error instanceof HttpError && error.status >= 500);
}

function wordsOf(error: Error): string {
  if (error instanceof NotDoneError) return 'Conferimos: nada mudou. Tente de novo.';
  if (error instanceof UnknownError) return 'Ainda não sabemos se a mudança valeu. Recarregue a página e confira antes de tentar de novo.';
  if (error instanceof NetworkError && !error.sent) return 'Você está sem conexão. Nada foi enviado: tente de novo quando voltar.';
  if (!(error instanceof HttpError)) return describeError(error);
  return Object.values(error.fieldErrors).flat()[0] ?? describeError(error);
}
