import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { Protection } from '@generated/api/model/protection';
import { getGetProtectionQueryKey, getListProtectionLimitChangesQueryKey, getProtection } from '@generated/api/protection';

import { describeError, HttpError, NetworkError } from '@/api/errors';
import { classifyFailure } from '@/product/money/classify-failure';
import { appliedIf } from '@/product/money/money-requests';
import { NotAppliedError, UnknownOutcomeError } from '@/product/money/operation-errors';
import { pollForOutcome } from '@/product/money/poll-for-outcome';

interface ProtectionMutation<Change> {
  /** Sends the change, once. */
  send: (change: Change) => Promise<unknown>;
  /** Returns true if the player's protection shows the change. Called only after a lost response. */
  isApplied: (current: Protection, change: Change) => boolean;
  /** True if the change ends the session: a 401 to a lookup then counts as proof that the change was applied. */
  endsSession?: boolean;
  /** Runs once the change was applied, as the response or a lookup says. */
  onDone: (change: Change) => void;
}

/**
 * Returns a change of the player's protection by one request; while the browser is offline, nothing is sent. After a lost response, the
 * change is looked up and never sent again. After each outcome, protection and history of limits are refetched. The caller shows `message`
 * and `isChecking`, and calls `reset` to remove the message.
 */
export function useProtectionMutation<Change>({ send, isApplied, endsSession = false, onDone }: ProtectionMutation<Change>) {
  const client = useQueryClient();
  const [isLost, setLost] = useState(false);
  const isSending = useRef(false);

  async function run(change: Change): Promise<void> {
    if (!navigator.onLine) throw new NetworkError(false);
    try {
      await send(change);
    } catch (error) {
      // Only a documented rejection proves that nothing changed (SPEC D16).
      if (classifyFailure(error) !== 'unknown') throw error;
      setLost(true);
      await confirmChange((current) => isApplied(current, change), endsSession);
    }
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: run,
    networkMode: 'always',
    retry: 0,
    onSuccess: (_, change) => onDone(change),
    onSettled: () => {
      isSending.current = false;
      setLost(false);
      void client.invalidateQueries({ queryKey: getGetProtectionQueryKey() });
      void client.invalidateQueries({ queryKey: getListProtectionLimitChangesQueryKey() });
    },
  });

  return {
    /** Sends the change. Ignored while another one is being sent or looked up. */
    start: (change: Change) => {
      // The flag is set at once: a second press may come before the next render.
      if (isSending.current) return;
      isSending.current = true;
      mutate(change);
    },
    /** True while a change is being sent or looked up. */
    busy: isPending,
    /** True while a change is being looked up. */
    isChecking: isPending && isLost,
    failure: error,
    /** Text of `failure`. */
    message: error === null ? undefined : errorMessage(error),
    reset,
  };
}

/**
 * Looks up a change whose response was lost.
 *
 * @throws {NotAppliedError | UnknownOutcomeError} or the 401 of a lookup
 */
async function confirmChange(isApplied: (current: Protection) => boolean, endsSession: boolean): Promise<void> {
  const lookUp = async () => appliedIf(isApplied((await getProtection()).data) || undefined);
  try {
    const found = await pollForOutcome(lookUp, { isFinal: isLoggedOut });
    if (found === undefined) throw new UnknownOutcomeError();
    if (found.status !== 'applied') throw new NotAppliedError();
  } catch (error) {
    if (!(endsSession && isLoggedOut(error))) throw error;
  }
}

const isLoggedOut = (error: unknown) => error instanceof HttpError && error.status === 401;

function errorMessage(error: Error): string {
  if (error instanceof NotAppliedError) return 'Conferimos: nada mudou. Tente de novo.';
  if (error instanceof UnknownOutcomeError)
    return 'Ainda não sabemos se a mudança foi feita. Recarregue a página e confira antes de tentar de novo.';
  if (error instanceof NetworkError && !error.sent) return 'Você está sem conexão. Nada foi enviado: tente de novo quando voltar.';
  if (!(error instanceof HttpError)) return describeError(error);
  return Object.values(error.fieldErrors).flat()[0] ?? describeError(error);
}
