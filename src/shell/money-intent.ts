import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { BegunIntent, MoneyCall } from '@/shared/lib/money-intent';

import { meQuery } from './me-query';
import { moneyIntents, refreshMoney } from './money';

interface Wish<Body, Outcome> {
  /** What kind of money it moves: one of a kind at a time. */
  kind: string;
  call: MoneyCall<Body, Outcome>;
  /** Called with what came of it, whether that was answered or found. */
  onDone: (outcome: Outcome) => void;
  /** Called with why nothing did. */
  onFailed?: (failure: Error) => void;
}

/** How far an intent is: at rest, sent, or sent with its answer lost. */
export type IntentStage = 'idle' | 'sending' | 'lost';

/**
 * An intent that a button stands for: sent once however often it is pressed. One whose answer was lost before a reload
 * is looked for as soon as the player is known.
 */
export function useMoneyIntent<Body extends object, Outcome>({ kind, call, onDone, onFailed }: Wish<Body, Outcome>) {
  const client = useQueryClient();
  const me = useQuery(meQuery(true));
  const player = me.data?.user.id;
  const isFailed = player === undefined && me.isError && !me.isFetching;
  const name = player === undefined ? undefined : `${kind} ${player}`;
  const [lost, setLost] = useState(false);

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ intent, body }: { intent: BegunIntent; body: Body | null }) => {
      const onLost = () => setLost(true);
      return body === null ? intent.resume(call, onLost) : intent.send(body, call, onLost);
    },
    networkMode: 'always',
    retry: 0,
    onSuccess: (outcome) => {
      if (outcome !== undefined) onDone(outcome);
    },
    onError: (failure) => onFailed?.(failure),
    onSettled: (outcome, failure, { body }) => {
      setLost(false);
      // A look that found nothing open has changed nothing.
      if (body !== null || outcome !== undefined || failure !== null) refreshMoney(client);
    },
  });

  function begin(body: Body | null): boolean {
    // The lock is taken at once: two presses may come before anything is drawn anew.
    const intent = name === undefined ? null : moneyIntents.begin(name);
    if (intent !== null) mutate({ intent, body });
    return intent !== null;
  }

  const resume = useEffectEvent(() => void begin(null));
  useEffect(() => {
    if (name === undefined || !moneyIntents.isKnown(name)) return;
    // Not at once: a component that is mounted twice in a row would lose sight of it.
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
  }, [name]);

  const stage: IntentStage = !isPending ? 'idle' : lost ? 'lost' : 'sending';
  return {
    /**
     * Sends a wish.
     *
     * @param body the request, as it is sent
     * @returns false while one of its kind is under way, or the player is not known yet
     */
    start: (body: Body) => begin(body),
    stage,
    /** Why nothing can be sent yet, to be said at the button: the player is not known. */
    unready: player !== undefined ? undefined : isFailed ? 'Não foi possível carregar sua conta.' : 'Carregando sua conta…',
    /** Asks who the player is once more; undefined unless that failed. */
    retry: isFailed ? () => void me.refetch() : undefined,
    /** Why the last one failed. */
    failure: error,
    /** Forgets why the last one failed. */
    reset,
  };
}
